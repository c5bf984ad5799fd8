import type { LeaderCard } from './ability.ts';

export const tasker: LeaderCard = {
  name: 'George Tasker',
  levels: [0, 3, 3],
  ability: { walksMountains: true },
};
