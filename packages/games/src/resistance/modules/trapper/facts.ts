import type { FactShapes, Open, Seat } from '@reseau/core';
import type { Mission } from '../../data/tables.ts';
import { mission, seat } from '../../read-parts.ts';

export type TrapperFact = Open<'trapper.trapped', { mission: Mission; seat: Seat }>;

export const facts: FactShapes<TrapperFact> = {
  open: { 'trapper.trapped': { mission, seat } },
  whispered: {},
};
