import type { Seat } from '@reseau/core';
import { type Card, PILES, unseenIn } from '@reseau/games/insurrection';
import { sorted, type View } from './view.ts';

type Seen = Pick<View, 'known' | 'table' | 'set'>;

/** How many cards a seat holds: public, like the cards themselves on a real table. */
export function handSize({ table }: Pick<View, 'table'>, seat: Seat): number {
  const { hands, open, unseen } = table;
  if (hands[seat] !== undefined) return hands[seat].length;
  return (open[seat]?.length ?? 0) + PILES.reduce((sum, pile) => sum + (unseen[pile][seat] ?? 0), 0);
}

export interface KnownHand {
  /** What everybody has seen go there. */
  readonly open: readonly Card[];
  /** How many cards of it not all have seen. */
  readonly unseen: number;
  /** What only this viewer was told of those. */
  readonly told: readonly Card[];
}

/** What a viewer knows of a hand. */
export function knownHand({ known, table, set }: Seen, seat: Seat): KnownHand {
  const open = sorted(set, table.hands[seat] ?? table.open[seat] ?? []);
  const told = table.hands[seat] === undefined ? unseenIn(known, seat) : [];
  return { open, unseen: handSize({ table }, seat) - open.length, told: sorted(set, told) };
}
