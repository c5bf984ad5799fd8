import type { Table } from '../../known.ts';
import { rejection } from '../../phases/vote.ts';
import { type Kept, USE } from './window.ts';

/** An approved team is turned down after all. */
export const noConfidence: Kept = {
  card: 'noConfidence',
  after: 'approved',
  uses: () => USE,
  use: ({ table }) => rejection(table, rejectedBefore(table) + 1),
};

/** Teams rejected in this round before the one at hand. The approval has set the count on the table back already. */
function rejectedBefore({ proposals }: Table): number {
  const earlier = proposals.slice(0, -1);
  return earlier.length - 1 - earlier.findLastIndex(({ approved }) => approved === true);
}
