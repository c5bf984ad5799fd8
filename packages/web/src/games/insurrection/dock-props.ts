import type { Card, Move } from '@reseau/games/insurrection';
import type { Acting } from './acting.svelte.ts';
import type { Act } from './acts.ts';
import type { View } from './view.ts';

/** What lies in the middle of the table. */
export interface MiddleProps {
  readonly view: View;
  /** What whoever is asked is about to do. */
  readonly acting: Acting | undefined;
  read(card: Card): void;
}

/** What whoever is asked is given. */
export interface DockProps extends MiddleProps {
  readonly acting: Acting;
  readonly act: Act;
  /** What would be sealed now, where anything may be. */
  readonly move: Move | undefined;
  readonly hint: string;
  seal(): void;
}
