import { type Seat, seatsOf } from '@reseau/core';
import { type Secret, SPIES, sideKnown } from '@reseau/games/resistance';
import { type SeatSet, setOf, sizeOf } from './seat-set.ts';
import type { Situation } from './situation.ts';

/** What a seat knows beyond the table. */
export interface Own {
  readonly seat: Seat;
  readonly isSpy: boolean;
  /** Spies this seat is sure of, itself included. */
  readonly spies: SeatSet;
  /** Whether these are all of them: some spies know only themselves. */
  readonly knowsAll: boolean;
  /** The missions on which this seat played a Fail. */
  readonly failed: readonly number[];
}

export function ownOf({ seats }: Situation, secret: Secret, seat: Seat): Own {
  const spies = setOf(seatsOf(seats).filter((other) => sideKnown(secret, other) === 'spy'));
  const failed = secret.played.flatMap((cards, mission) => (cards?.[seat] === 'fail' ? [mission] : []));
  return { seat, isSpy: sideKnown(secret, seat) === 'spy', spies, knowsAll: sizeOf(spies) === SPIES[seats], failed };
}

/** The same seat as it would look to itself with a resistance card: what spies imitate. */
export const asResistance = ({ seat }: Own): Own => ({ seat, isSpy: false, spies: 0, knowsAll: false, failed: [] });

/** Whether these may be the spies, as far as this seat can be sure. */
export function isPossible({ played }: Situation, own: Own, spies: SeatSet): boolean {
  const self = 1 << own.seat;
  if (own.isSpy ? (spies & own.spies) !== own.spies : (spies & self) !== 0) return false;
  return played.every(({ mission, team, fails }) => {
    const others = own.failed.includes(mission) ? fails - 1 : fails;
    return sizeOf(team & spies & ~self) >= (own.isSpy ? others : fails);
  });
}
