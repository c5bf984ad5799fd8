import { type Seat, seatsOf } from '@reseau/core';
import { type Card, infoOf } from '../cards/card-set.ts';
import type { Fact } from '../facts.ts';
import { bottomOf, fromFirst, type Known } from '../known.ts';
import { asks, chosen, type GameStep, optionsBy, type Play } from '../steps.ts';

/** Everybody keeps one of two Leaders; the other goes under the Leader pile. Who is late keeps the lower initiative. */
export function leader({ seats, set }: Play): GameStep {
  const all = seatsOf(seats);
  const lower = (leaders: readonly Card[]): Card =>
    leaders.reduce((a, b) => (infoOf(set, b).initiative < infoOf(set, a).initiative ? b : a));
  return {
    id: 'leader',
    ask: () => asks(all),
    options: optionsBy((known, seat) => [{ type: 'keep', leader: { one: offeredTo(known, seat) } }]),
    why: (_known, _actor, raw) => (isType(raw, 'keep') ? 'notOffered' : 'notNow'),
    decide: (known, moves) => {
      const told: Fact[] = [];
      let at = bottomOf(known.table.piles.leaders);
      for (const seat of fromFirst(known.table)) {
        const offered = offeredTo(known, seat);
        const kept = chosen(moves, seat, 'keep')?.leader ?? lower(offered);
        told.push({ type: 'drew', to: [seat], seat, card: kept, since: 0 });
        const other = offered.find((card) => card !== kept);
        if (other === undefined) throw new Error('insurrection: two Leaders are dealt');
        told.push({ type: 'buried', to: [seat], pile: 'leaders', at, card: other });
        at += 1;
      }
      told.push({ type: 'kept', to: 'all' });
      return told;
    },
  };
}

const offeredTo = ({ secret }: Known, seat: Seat): readonly Card[] => secret.offered[seat] ?? [];

export const isType = (raw: unknown, ...types: readonly string[]): boolean =>
  typeof raw === 'object' && raw !== null && 'type' in raw && types.includes(raw.type as string);
