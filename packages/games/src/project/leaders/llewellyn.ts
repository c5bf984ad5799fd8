import type { LeaderCard } from './ability.ts';

export const llewellyn: LeaderCard = {
  name: 'Tom Llewellyn',
  levels: [3, 2, 1],
  ability: { drawsMore: { investigate: 1 } },
};
