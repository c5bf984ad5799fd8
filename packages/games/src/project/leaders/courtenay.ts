import type { LeaderCard } from './ability.ts';

export const courtenay: LeaderCard = {
  name: 'Howard Courtenay',
  levels: [1, 1, 4],
  ability: { unhindered: ['search'] },
};
