import type { Leader } from '@reseau/games/project';
import type { Desk } from '../desk.svelte.ts';
import type { Offer } from '../offers.ts';
import type { View } from '../view.ts';

export interface TurnProps {
  readonly view: View;
  readonly desk: Desk;
  readonly leader: Leader;
  /** The action that is being put together. */
  readonly offer: Offer | undefined;
}
