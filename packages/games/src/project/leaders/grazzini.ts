import type { LeaderCard } from './ability.ts';

export const grazzini: LeaderCard = {
  name: 'Franco Grazzini',
  levels: [2, 2, 2],
  ability: { keepsHeroics: true },
};
