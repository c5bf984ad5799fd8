import type { Weights } from './errands.ts';

export const WEIGHTS: Weights = {
  clue: 4,
  part: 4.5,
  craft: 10,
  sabotage: 14,
  bring: 6,
  token: 2,
  recruit: 1,
  incite: 2,
  kill: 1,
  tip: 10,
  margin: 15,
  slow: 5,
  turn: 10,
  least: 0.05,
};
