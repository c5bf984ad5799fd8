import type { LeaderCard } from './ability.ts';

export const maddocks: LeaderCard = {
  name: 'Sarah Maddocks',
  levels: [4, 2, 0],
  ability: { unhindered: ['investigate'] },
};
