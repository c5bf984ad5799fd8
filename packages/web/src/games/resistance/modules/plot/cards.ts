import type { Move } from '@reseau/games/resistance';
import { keysOf } from '../../../keys-of.ts';
import type { MarkName } from '../../art/marks.ts';

/** A kind of card that only shows inside the moves. */
export type PlotCard = Extract<Move, { readonly type: 'give' }>['card'];

export const PLOT_MARKS: Readonly<Record<PlotCard, MarkName>> = {
  closeEye: 'eye',
  strongLeader: 'strongLeader',
  noConfidence: 'noConfidence',
  opinionMaker: 'opinionMaker',
  takeResponsibility: 'take',
  spotlight: 'spotlight',
  overheard: 'overheard',
  establishConfidence: 'establishConfidence',
  openUp: 'openUp',
};

export const PLOT_CARDS = keysOf(PLOT_MARKS);
