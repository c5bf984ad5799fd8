import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const grazzini: LeaderSheet = {
  name: 'Franco Grazzini',
  levels: levels(2, 2, 2),
  ability: { keepsHeroics: true },
};
