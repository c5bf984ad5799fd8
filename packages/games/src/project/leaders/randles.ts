import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const randles: LeaderSheet = {
  name: 'Amelia Randles',
  levels: levels(4, 1, 1),
  ability: { shields: true },
};
