import type { LeaderCard } from './ability.ts';

export const adams: LeaderCard = {
  name: 'Jenny Adams',
  levels: [2, 1, 3],
  ability: { keeps: { search: 2 } },
};
