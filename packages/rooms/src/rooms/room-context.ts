import type { GameId } from '@reseau/games';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { RandomSource } from './random-source.ts';

/** In milliseconds. */
export interface Timings {
  /** How long somebody who refreshes the page still counts as present. */
  readonly linger: number;
  /** How long a host may be away before somebody who is here takes over. */
  readonly hostAway: number;
  /** How long somebody may be away before the host is told that the match waits for that one. */
  readonly holdsUp: number;
  /**
   * How long somebody may be away and still count when the table agrees on something: a phone sleeps for that long. So long,
   * too, somebody has to be at a new table to have a say in who is its host.
   */
  readonly gone: number;
  /** How long somebody may be away from a match before a bot plays on, where the table's rule says so. */
  readonly grace: number;
  /** How long the devices of all who play have to seal the deal. */
  readonly sealing: number;
  /** How long everybody has at least to look at the own card. */
  readonly roles: number;
  /** How long at most, where a clock runs. */
  readonly rolesMost: number;
  /** How long people are asked to agree on something, and how soon one person may ask again. */
  readonly call: number;
  readonly callAgain: number;
  /** How long after the first has come back to a table no time limit runs out: the others need a moment, too. */
  readonly comeBack: number;
}

/** How many lines a room has. */
export interface Crowd {
  /** Of one address, that only watch. */
  readonly watchers: number;
  /** Of one member. */
  readonly memberLines: number;
}

/** What a room needs of the server around it. */
export interface RoomContext {
  readonly log: Log;
  readonly clock: Clock;
  readonly botRunner: BotRunner;
  readonly chance: RandomSource;
  readonly botPace: number;
  readonly timings: Timings;
  readonly limits: Crowd;
  /** What a new table of a game is set to here, beyond the game's own defaults. */
  readonly defaultOptions: Readonly<Partial<Record<GameId, object>>>;
  /** Whether what is written is kept at present. */
  readonly storing: { readonly isFailing: boolean };
  /** The room's copy in memory no longer matches what is stored. */
  onBroken(code: string): void;
}
