import type { LeaderCard } from './ability.ts';

export const ambler: LeaderCard = {
  name: 'Charles Ambler',
  levels: [2, 1, 2],
  ability: { ownToken: 'communication' },
};
