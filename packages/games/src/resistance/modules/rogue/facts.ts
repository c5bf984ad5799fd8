import type { FactShapes, Open, Seat } from '@reseau/core';
import type { Mission } from '../../data/tables.ts';
import { mission, seat } from '../../read-parts.ts';

export type RogueFact = Open<'rogue.watched', { mission: Mission; seat: Seat }>;

export const facts: FactShapes<RogueFact> = {
  open: { 'rogue.watched': { mission, seat } },
  whispered: {},
};
