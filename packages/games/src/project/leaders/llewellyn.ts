import { levels } from '../data/skills.ts';
import type { LeaderSheet } from './ability.ts';

export const llewellyn: LeaderSheet = {
  name: 'Tom Llewellyn',
  levels: levels(3, 2, 1),
  ability: { drawsMore: { investigate: 1 } },
};
