import type { Card } from '@reseau/games/insurrection';
import type { View } from './view.ts';

/** The cards before me: at the deal the Leaders, too, of which I keep one. Later my hand, as whoever looks back is shown it. */
export function dealtTo({ me, hand, known: { table, secret } }: View): readonly Card[] {
  if (me === undefined) return [];
  const chooses = table.round === 0 && table.unseen.leaders[me] === 0;
  return chooses ? [...(secret.offered[me] ?? []), ...hand] : hand;
}
