import type { LeaderCard } from './ability.ts';

export const stark: LeaderCard = {
  name: 'John Stark',
  levels: [0, 4, 2],
  ability: { killsAll: true },
};
