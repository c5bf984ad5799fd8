import type { Component } from 'svelte';
import type { LoadGame } from '../session/game-client.ts';
import type { Session } from '../session/session.svelte.ts';
import type { LookingAt } from './kept-review.ts';

/** What is needed to look back at the match that is over, with all who want to. */
export interface TogetherProps {
  readonly session: Session;
  readonly load: LoadGame;
  /** From the beginning, for the others to follow. */
  readonly leads?: boolean;
  /** Where whoever leads was before a reload. */
  readonly from?: LookingAt | undefined;
  /** The television: nobody taps there. */
  readonly bare?: boolean;
  close(): void;
}

/** Fetched only when somebody looks back. */
export type LoadTogether = () => Promise<{ readonly default: Component<TogetherProps> }>;
