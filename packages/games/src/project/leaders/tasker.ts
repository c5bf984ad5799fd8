import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const tasker: LeaderSheet = {
  name: 'George Tasker',
  levels: levels(0, 3, 3),
  ability: { walksMountains: true },
};
