import { again, type Seat } from '@reseau/core';
import { lastProposal, type Table } from '../../known.ts';
import { cardOf, nameOne } from '../../steps.ts';
import { heldBy, plots } from './plots.ts';
import type { Kept } from './window.ts';

/** Cards of others that lie face down and that nobody has looked at yet. */
function unseen(table: Table, holder: Seat): readonly Seat[] {
  const { mission, team } = lastProposal(table);
  const isEyed = (seat: Seat): boolean =>
    plots.of(table).eyed.some((one) => one.mission === mission && one.of === seat);
  const isFaceUp = (seat: Seat): boolean => table.exposed.some((one) => one.mission === mission && one.seat === seat);
  return team.filter((seat) => seat !== holder && !isEyed(seat) && !isFaceUp(seat));
}

/** A look at a mission card that lies on the table. Whoever has two of these may look twice. */
export const closeEye: Kept = {
  card: 'closeEye',
  after: 'laid',
  uses: (table, holder) => nameOne(unseen(table, holder)),
  tells: (known, of) => cardOf(known, lastProposal(known.table).mission, of),
  use: (known, seat, of) => {
    const { table } = known;
    const { mission } = lastProposal(table);
    const looked = [
      { type: 'plot.eyed', to: 'all', mission, seat, of },
      { type: 'saw', to: [seat], seat, mission, of, card: cardOf(known, mission, of) },
    ] as const;
    const held = heldBy(table, seat).filter((card) => card === 'closeEye').length;
    return held > 1 && unseen(table, seat).length > 1 ? [...looked, again] : looked;
  },
};
