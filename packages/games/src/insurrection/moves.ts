import type { Card } from './cards/card-set.ts';

/** What lets a player eliminate or look: the card just played, or the location. */
export const GRANTS = ['card', 'site'] as const;
export type Grant = (typeof GRANTS)[number];

export const WHERE = ['under', 'centre'] as const;
/** Where a card that was looked at goes: under the pile, or face up into the centre. */
export type Where = (typeof WHERE)[number];

export type Move =
  /** One of the two Leaders dealt. */
  | { readonly type: 'keep'; readonly leader: Card }
  /** A card of the hand that goes under its pile, where more than one was drawn. */
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'eliminate'; readonly by: Grant; readonly card: Card }
  | { readonly type: 'look'; readonly by: Grant }
  | { readonly type: 'put'; readonly where: Where }
  /** What only a location offers. */
  | { readonly type: 'muster' }
  | { readonly type: 'raise'; readonly card: Card }
  | { readonly type: 'cleanse'; readonly card: Card }
  | { readonly type: 'trade'; readonly give: Card; readonly take: Card }
  | { readonly type: 'swear'; readonly card: Card }
  | { readonly type: 'take'; readonly card: Card }
  /** When the game is over, before points are counted. */
  | { readonly type: 'swap'; readonly give: Card; readonly take: Card }
  | { readonly type: 'gain'; readonly card: Card }
  | { readonly type: 'pass' }
  /** The clock's only move: what is missing is filled in by a rule that all know beforehand. */
  | { readonly type: 'timeUp' };
