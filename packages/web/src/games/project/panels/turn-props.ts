import type { Leader } from '@reseau/games/project';
import type { BoardState } from '../board-state.svelte.ts';
import type { Offer } from '../offers.ts';
import type { View } from '../view.ts';

export interface TurnProps {
  readonly view: View;
  readonly board: BoardState;
  readonly leader: Leader;
  /** The action that is being put together. */
  readonly offer: Offer | undefined;
}
