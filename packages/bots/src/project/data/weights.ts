import type { Weights } from '../errands.ts';

export const WEIGHTS: Weights = {
  clue: 5,
  part: 4.5,
  craft: 15,
  sabotage: 17,
  bring: 4,
  token: 2.7,
  recruit: 0.9,
  incite: 2,
  kill: 1.5,
  tip: 12,
  margin: 12,
  slow: 5,
  turn: 11,
  least: 0.05,
};
