import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const adams: LeaderSheet = {
  name: 'Jenny Adams',
  levels: levels(2, 1, 3),
  ability: { keeps: { search: 2 } },
};
