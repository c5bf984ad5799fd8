import type { GameId } from '@reseau/games';
import type { Action } from './chooser.ts';
import type { Fault } from './finger.ts';

export interface Plan {
  readonly game: GameId;
  /** Fixes what the monkey does; the server has a seed of its own for deals and bots. */
  readonly seed: string;
  readonly bots: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whether a clock asks everybody to hurry. */
  readonly hasClock: boolean;
  /** So many deeds by lot in the lobby, and again when all is over; half as many while the cards are looked at. */
  readonly around: number;
  /** So many errands are run in the lobby, and as many at every other moment. */
  readonly errands: number;
  /** So many deeds by lot between two times in which everybody plays. */
  readonly mischief: number;
  /** After so many deeds by lot in a match nothing is left but to play it to its end. */
  readonly deeds: number;
  /** Whether the match is played to its end, and another one begun; else it is broken off after those deeds. */
  readonly whole: boolean;
}

export interface Evening {
  readonly plan: Plan;
  readonly deeds: readonly Action[];
  readonly fault: Fault | undefined;
  /** Whether the match came to its end. */
  readonly over: boolean;
  /** Whether people played again. */
  readonly again: boolean;
}

/** As in an evening, but sooner: nobody waits a minute for a bot that plays on, or to ask the table again. */
export const TIMINGS = {
  linger: 200,
  hostAway: 3000,
  holdsUp: 1000,
  gone: 1000,
  grace: 5000,
  callAgain: 500,
  call: 8000,
};

export const BOTS: Readonly<Record<GameId, number>> = { resistance: 3, insurrection: 1, project: 0 };
