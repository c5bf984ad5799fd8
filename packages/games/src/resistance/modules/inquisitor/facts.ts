import type { FactShapes, Open, Seat } from '@reseau/core';
import { seat } from '../../read-parts.ts';

export type InquisitorFact =
  | Open<'inquisitor.given', { seat: Seat }>
  /** Who looked at whom; what was seen is whispered. */
  | Open<'inquisitor.looked', { seat: Seat; at: Seat }>;

export const facts: FactShapes<InquisitorFact> = {
  open: { 'inquisitor.given': { seat }, 'inquisitor.looked': { seat, at: seat } },
  whispered: {},
};
