import type { OpenFact, Rest } from '../facts.ts';
import { type Obstacle, obstacle } from '../obstacle.ts';
import type { Leader, Table } from '../table.ts';
import type { Heroic, Way } from '../vocabulary.ts';
import { acted } from './action.ts';

/** Every heroic card needs a token to spend, and to lie in the common row. */
export function heroicObstacle({ heroics }: Table, { tokens }: Leader, card: Heroic): Obstacle | undefined {
  if (tokens === 0) return obstacle('noToken');
  if (heroics.length === 0) return obstacle('noHeroicCard');
  return heroics.includes(card) ? undefined : obstacle('cardNotThere');
}

/** The token is spent; the major effect spends the card too, unless the leader keeps such cards. */
export const played = (leader: Leader, card: Heroic, way: Way, rest?: Rest): readonly OpenFact[] => [
  acted(leader, 'heroic', 1, rest),
  {
    type: 'played',
    to: 'all',
    leader: leader.id,
    card,
    way,
    stays: way === 'minor' || leader.talent.ability.keepsHeroics,
  },
];
