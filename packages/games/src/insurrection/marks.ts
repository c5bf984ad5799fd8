import type { Seat } from '@reseau/core';
import { type Card, type CardSet, marksOn, siteOf } from './cards/card-set.ts';
import type { Site } from './cards/vocabulary.ts';
import { stopOf, type Table } from './known.ts';

/** At so many marks in the centre Evil wins, unless the location says otherwise. */
export const MARKS_FOR_EVIL = 10;

export const limitOf = ({ limit = MARKS_FOR_EVIL }: Site): number => limit;

/** What the turn of a seat must leave in the centre: nothing in particular, or, once Evil has won, enough marks. */
export interface Bound {
  readonly centre: readonly Card[];
  /** The marks in the centre once the seat has laid down its card, before it takes one. */
  readonly marks: number;
  readonly least: number;
}

export function boundOf(table: Table, seat: Seat, set: CardSet): Bound {
  const own = table.played[seat];
  const marks = table.marks + (own === undefined ? 0 : marksOn(set, own));
  const least = table.corrupted ? limitOf(siteOf(set, stopOf(table))) : Number.NEGATIVE_INFINITY;
  return { centre: table.centre, marks, least };
}

/** The cards that may be taken; none where only the own card is left. */
export const takesIn = ({ centre, marks, least }: Bound, set: CardSet): readonly Card[] =>
  least === Number.NEGATIVE_INFINITY ? centre : centre.filter((card) => marks - marksOn(set, card) >= least);

/** In a smaller centre nothing may be removed: one card must be left to take. */
export const FEWEST_TO_REMOVE_FROM = 2;

/** The cards that may leave the centre so that one can still be taken after that. */
export function removableIn(bound: Bound, set: CardSet): readonly Card[] {
  const { centre, marks, least } = bound;
  if (centre.length < FEWEST_TO_REMOVE_FROM) return [];
  if (least === Number.NEGATIVE_INFINITY) return centre;
  return centre.filter((card) => {
    const rest = marks - marksOn(set, card);
    return centre.some((other) => other !== card && rest - marksOn(set, other) >= least);
  });
}

/** Whether a card of the hand may be swapped for this one in the centre, so that one can still be taken after that. */
export function isTradable({ centre, marks, least }: Bound, give: Card, take: Card, set: CardSet): boolean {
  if (least === Number.NEGATIVE_INFINITY) return true;
  const after = marks - marksOn(set, take) + marksOn(set, give);
  if (after - marksOn(set, give) >= least) return true;
  return centre.some((other) => other !== take && after - marksOn(set, other) >= least);
}
