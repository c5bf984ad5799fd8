import type { Kind, Known } from '@reseau/core';
import type { Sight } from './game-client.ts';

/** What a seat sees, without what it alone knows: for a question that is answered before everyone's eyes. */
export function veiled(sight: Sight, empty: Known<Kind>): Sight {
  const without = ({ table }: Known<Kind>): Known<Kind> => ({ table, secret: empty.secret });
  return Object.create(sight, {
    known: { get: () => without(sight.known) },
    shown: { get: () => without(sight.shown) },
    notebook: { get: () => undefined },
  });
}

/** The table as several people look at it together: none of them is meant by "you". */
export const forAll = (sight: Sight): Sight => Object.create(sight, { me: { get: () => undefined } });
