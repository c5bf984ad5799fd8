import type { Refusal } from '../connection/answer.ts';
import type { LoadGame } from './game-client.ts';
import type { Happening } from './happening.ts';
import type { Entry } from './telling.ts';

/** Whoever opens a session is told of these. */
export interface SessionEvents {
  /** What happened at the table: before our eyes, while we were away, or all of it anew. */
  told?(entries: readonly Entry[], when: 'live' | 'missed' | 'anew'): void;
  refused?(refusal: Refusal): void;
  /** Something became of the table, or of a seat. */
  happened?(what: Happening): void;
}

/** What a session is opened with. */
export interface Opening {
  readonly code: string;
  /** The key to a seat; without one, somebody only watches. */
  readonly token: string | undefined;
  readonly load: LoadGame;
}
