import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const courtenay: LeaderSheet = {
  name: 'Howard Courtenay',
  levels: levels(1, 1, 4),
  ability: { unhindered: ['search'] },
};
