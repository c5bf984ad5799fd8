import type { Brain } from '../bots/brain.ts';
import type { Log } from '../log.ts';

/** In milliseconds. */
export interface Timings {
  /** How long somebody who refreshes the page still counts as present. */
  readonly linger: number;
  /** How long a host may be away before somebody who is here takes over. */
  readonly hostAway: number;
  /** How long somebody may be away before the host is told that the match waits for that one. */
  readonly holdsUp: number;
}

/** What a room needs of the server around it. */
export interface Surroundings {
  readonly log: Log;
  readonly brain: Brain;
  readonly botPace: number;
  readonly timings: Timings;
  /** No time limit runs out before this: after a restart people need a moment to come back. */
  readonly earliestDeadline: number;
  /** The room's copy in memory no longer matches what is stored. */
  onBroken(code: string): void;
}
