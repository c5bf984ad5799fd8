import type { Weights } from '../errand.ts';

export const WEIGHTS: Weights = {
  clue: 7.7,
  part: 5.5,
  craft: 12,
  sabotage: 10.5,
  bring: 3.7,
  token: 1,
  recruit: 2.3,
  incite: 2.3,
  kill: 1.2,
  tip: 17.5,
  margin: 15,
  slow: 5.8,
  hero: 4.4,
  turn: [40, 14, 14, 14],
  least: 0.115,
};
