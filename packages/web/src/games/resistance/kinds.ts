import type { resistance } from '@reseau/games';

/** A kind of card that only shows inside the moves. */
export type PlotCard = Extract<resistance.Move, { readonly type: 'give' }>['card'];
