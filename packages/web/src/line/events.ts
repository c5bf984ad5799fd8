import type { Entry } from '../games/client.ts';
import type { Refusal } from './answer.ts';

/** Whoever opens a session is told of these. */
export interface SessionEvents {
  /** What happened at the table: before our eyes, while we were away, or all of it anew. */
  told?(entries: readonly Entry[], when: 'live' | 'missed' | 'anew'): void;
  refused?(refusal: Refusal): void;
  /** A bot plays on for somebody. */
  replaced?(name: string): void;
}
