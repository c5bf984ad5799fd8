import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const ambler: LeaderSheet = {
  name: 'Charles Ambler',
  levels: levels(2, 1, 2),
  ability: { ownToken: 'communication' },
};
