import type { FactShapes, Open, Seat } from '@reseau/core';
import { seat } from '../../read-parts.ts';

export type AssassinFact =
  /** Steps out of hiding: from here on all know who is asked. */
  Open<'assassin.steppedOut', { seat: Seat }> | Open<'assassin.named', { seat: Seat; named: Seat }>;

export const facts: FactShapes<AssassinFact> = {
  open: { 'assassin.steppedOut': { seat }, 'assassin.named': { seat, named: seat } },
  whispered: {},
};
