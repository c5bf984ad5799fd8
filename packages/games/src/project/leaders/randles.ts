import type { LeaderCard } from './ability.ts';

export const randles: LeaderCard = {
  name: 'Amelia Randles',
  levels: [4, 1, 1],
  ability: { shields: true },
};
