import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const stark: LeaderSheet = {
  name: 'John Stark',
  levels: levels(0, 4, 2),
  ability: { killsAll: true },
};
