import { leave } from '@reseau/core';
import { type Kept, USE } from './window.ts';

/** Whenever a new leader is about to act, somebody else may lead instead; the first to do so closes the window. */
export const strongLeader: Kept = {
  card: 'strongLeader',
  after: 'newLeader',
  uses: ({ leader }, holder) => (holder === leader ? [] : USE),
  use: (_known, holder) => [{ type: 'led', to: 'all', leader: holder }, leave],
};
