import type { Frame, Seat } from '@reseau/core';
import type { Table } from '../../known.ts';
import { type Given, isImmediate } from './plots.ts';

/** The immediate cards among those given, clockwise from the leader, who comes first where a card is the leader's to do. */
export function immediate(table: Table, given: readonly Given[]): readonly Frame[] {
  const { leader, seats } = table;
  const steps = (seat: Seat): number => (seat - leader + seats) % seats;
  return given
    .filter(({ card }) => isImmediate(card))
    .map(({ card, seat }) => ({ step: `plot.${card}`, seat: card === 'establishConfidence' ? leader : seat }))
    .toSorted((a, b) => steps(a.seat) - steps(b.seat));
}

/** Whose card it is. */
export function seatIn({ step, seat }: Frame): Seat {
  if (seat === undefined) throw new Error(`plot: ${step} asks nobody`);
  return seat;
}
