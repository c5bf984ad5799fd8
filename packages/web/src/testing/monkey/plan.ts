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
