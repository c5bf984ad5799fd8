import type { FactShapes, Open, Seat } from '@reseau/core';
import type { Mission } from '../../data/tables.ts';
import { mission, seat } from '../../read-parts.ts';

export type SergeantFact =
  | Open<'sergeant.named', { seat: Seat }>
  | Open<'sergeant.swapped', { mission: Mission; seat: Seat; of: Seat }>
  | Open<'sergeant.passed', { seat: Seat }>;

export const facts: FactShapes<SergeantFact> = {
  open: { 'sergeant.named': { seat }, 'sergeant.swapped': { mission, seat, of: seat }, 'sergeant.passed': { seat } },
  whispered: {},
};
