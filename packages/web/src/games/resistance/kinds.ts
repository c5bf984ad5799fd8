import type { resistance } from '@reseau/games';

/** Kinds of the game that only show inside its moves and secrets. */
export type PlotCard = Extract<resistance.Move, { readonly type: 'give' }>['card'];
