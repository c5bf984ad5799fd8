import { type Seat, seatsOf } from '@reseau/core';
import type { Table } from '@reseau/games/resistance';

/** Five sit at the table of a guided game. */
const SPIES = 2;

const failsOf = (cards: readonly string[]): number => cards.filter((card) => card === 'fail').length;

/** Everyone who was on a mission that failed. */
export const underSuspicion = ({ results }: Pick<Table, 'results'>): readonly Seat[] => [
  ...new Set(results.filter(({ success }) => !success).flatMap(({ team }) => team)),
];

/** Every pair of spies that the missions allow, as one of the Resistance may reckon. */
function pairs({ seats, results }: Table, me: Seat): readonly (readonly Seat[])[] {
  const others = seatsOf(seats).filter((seat) => seat !== me);
  const all = others.flatMap((one, index) => others.slice(index + 1).map((other) => [one, other]));
  return all.filter((spies) =>
    results.every(({ team, cards }) => team.filter((seat) => spies.includes(seat)).length >= failsOf(cards)),
  );
}

/** Who must be a spy, and who cannot be one. */
export function certain(table: Table, me: Seat): { readonly spies: readonly Seat[]; readonly clear: readonly Seat[] } {
  const left = pairs(table, me);
  const others = seatsOf(table.seats).filter((seat) => seat !== me);
  return {
    spies: others.filter((seat) => left.every((spies) => spies.includes(seat))).slice(0, SPIES),
    clear: others.filter((seat) => left.every((spies) => !spies.includes(seat))),
  };
}
