import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const maddocks: LeaderSheet = {
  name: 'Sarah Maddocks',
  levels: levels(4, 2, 0),
  ability: { unhindered: ['investigate'] },
};
