import type { Move } from '@reseau/games/resistance';

/** A kind of card that only shows inside the moves. */
export type PlotCard = Extract<Move, { readonly type: 'give' }>['card'];
