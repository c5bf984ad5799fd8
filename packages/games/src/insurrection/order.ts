import type { Seat } from '@reseau/core';
import { type CardSet, siteOf } from './cards/card-set.ts';
import { fromFirst, stopOf, type Table } from './known.ts';

/** From the highest initiative to the lowest, or the other way where the location says so; equal ones from the first player. */
export function turnOrder(table: Table, set: CardSet, initiative: (seat: Seat) => number): readonly Seat[] {
  const turn = siteOf(set, stopOf(table)).reversed === true ? -1 : 1;
  return fromFirst(table).toSorted((a, b) => turn * (initiative(b) - initiative(a)));
}
