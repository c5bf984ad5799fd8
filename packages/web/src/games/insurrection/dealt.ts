import type { Card } from '@reseau/games/insurrection';
import type { View } from './view.ts';

/** All the cards before me at the deal: my hand, and the Leaders of which I keep one. */
export const dealtTo = ({ me, hand, known }: View): readonly Card[] =>
  me === undefined ? [] : [...(known.secret.offered[me] ?? []), ...hand];
