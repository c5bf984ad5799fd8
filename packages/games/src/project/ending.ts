import { type Degree, type Outcome, seatsOf } from '@reseau/core';
import type { Table } from './table.ts';

/** All win or lose together. */
export function outcome({ ended }: Table, seats: number): Outcome | undefined {
  if (ended === undefined) return undefined;
  const degree: Degree = ended === 'won' ? 'won' : 'lost';
  return { degrees: seatsOf(seats).map(() => degree), reason: ended };
}
