import type { Open, Seat } from '@reseau/core';
import type { Mission } from '../../data/tables.ts';

export type SergeantFact =
  | Open<'sergeant.named', { seat: Seat }>
  | Open<'sergeant.swapped', { mission: Mission; seat: Seat; of: Seat }>
  | Open<'sergeant.passed', { seat: Seat }>;
