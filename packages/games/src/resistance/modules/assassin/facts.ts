import type { Open, Seat } from '@reseau/core';

export type AssassinFact =
  /** Steps out of hiding: from here on all know who is asked. */
  Open<'assassin.steppedOut', { seat: Seat }> | Open<'assassin.named', { seat: Seat; named: Seat }>;
