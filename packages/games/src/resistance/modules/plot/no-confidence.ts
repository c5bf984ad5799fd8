import { rejectedBefore } from '../../known.ts';
import { rejection } from '../../phases/vote.ts';
import { type Kept, USE } from './window.ts';

/** An approved team is turned down after all. */
export const noConfidence: Kept = {
  card: 'noConfidence',
  after: 'approved',
  uses: () => USE,
  use: ({ table }) => rejection(table, rejectedBefore(table) + 1),
};
