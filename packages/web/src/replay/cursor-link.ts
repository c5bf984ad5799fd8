import { seatsOf } from '@reseau/core';
import type { Cursor } from './replay-match.svelte.ts';

const SEATS = seatsOf(16);

/** What an address says of where to look: seats are counted from 1, as people do. */
export function cursorIn(search: string): Partial<Cursor> {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get('at') ?? Number.NaN);
  const seat = SEATS[Number(asked.get('as') ?? Number.NaN) - 1];
  return {
    ...(Number.isSafeInteger(at) && at >= 0 ? { at } : {}),
    ...(seat === undefined ? {} : { as: seat }),
    ...(asked.get('unmasked') === '1' ? { unmasked: true } : {}),
  };
}

export function searchOf({ at, as, unmasked }: Cursor): string {
  const said = new URLSearchParams({ at: `${at}`, ...(as === 'table' ? {} : { as: `${as + 1}` }) });
  if (unmasked) said.set('unmasked', '1');
  return `?${said}`;
}
