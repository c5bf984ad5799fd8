import type { Open, Seat } from '@reseau/core';

export type InquisitorFact =
  | Open<'inquisitor.given', { seat: Seat }>
  /** Who looked at whom; what was seen is whispered. */
  | Open<'inquisitor.looked', { seat: Seat; at: Seat }>;
