import type { LeaderCard } from './ability.ts';

export const caygill: LeaderCard = {
  name: 'Virginia Caygill',
  levels: [3, 3, 0],
  ability: { killsNextDoor: true },
};
