import type { Weights } from '../errand.ts';

export const WEIGHTS: Weights = {
  clue: 9,
  part: 7,
  craft: 15,
  sabotage: 15,
  bring: 5,
  token: 1.6,
  recruit: 0.8,
  incite: 1.9,
  kill: 1.6,
  tip: 12,
  margin: 12,
  slow: 6.5,
  hero: 4.5,
  turn: [40, 14, 14, 14],
  least: 0.1,
};
