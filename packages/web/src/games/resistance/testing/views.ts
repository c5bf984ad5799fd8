import { type Seat, understand } from '@reseau/core';
import { type Fact, type Setup, setUp } from '@reseau/games/resistance';
import type { Sight } from '../../../session/game-client.ts';
import { viewOf } from '../questions.ts';
import type { View } from '../view.ts';
import { NAMES } from './random-games.ts';

export const tell = (type: string, data: object = {}, to: 'all' | readonly Seat[] = 'all'): Fact =>
  ({ type, to, ...data }) as unknown as Fact;

export const at = (step: string): Fact => tell('at', { at: { question: 1, stack: [{ step, seat: 0 }] } });

/** Everybody's vote as a string of + and -, in the order of the seats. */
export const votes = (ballots: string): readonly Fact[] =>
  Array.from(ballots, (one, seat) => tell('voted', { seat, approve: one === '+' }));

export const rejected = (rejections: number): readonly Fact[] => [
  tell('proposed', { mission: 1, team: [0, 1] }),
  ...votes('-----'),
  tell('rejected', { rejections }),
];

/** A mission that was played in its round; the next round has not begun. */
export const went = (round: number, success = true): readonly Fact[] => [
  tell('round', { round }),
  tell('proposed', { mission: round, team: [0, 1] }),
  ...votes('+++--'),
  tell('approved'),
  tell('revealed', { mission: round, cards: ['success', success ? 'success' : 'fail'] }),
  tell('result', { mission: round, success }),
];

/** What a seat, or somebody who watches, sees of five after these facts. */
export function viewAfter(setup: Setup, facts: readonly Fact[], me?: number, seats = 5): View {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  const known = understand(made.game, made.game.empty, [at('propose'), tell('led', { leader: 0 }), ...facts]);
  const sight = { known, shown: known, options: setup, me, names: NAMES.slice(0, seats) };
  return viewOf(sight as unknown as Sight);
}
