import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const caygill: LeaderSheet = {
  name: 'Virginia Caygill',
  levels: levels(3, 3, 0),
  ability: { killsNextDoor: true },
};
