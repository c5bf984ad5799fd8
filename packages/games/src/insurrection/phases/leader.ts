import { asks, isSentAs, type Seat, seatsOf } from '@reseau/core';
import { type Card, infoOf } from '../cards/card-set.ts';
import type { Fact } from '../facts.ts';
import { fromFirst, type Known, leftIn } from '../known.ts';
import { cardIn, chosen, type GameStep, optionsBy, type StepContext } from '../steps.ts';

/** Everybody keeps one of two Leaders; the others are shuffled into the Leader pile. Who is late keeps the lower initiative. */
export function leader({ seats, set }: StepContext): GameStep {
  const all = seatsOf(seats);
  const lower = (leaders: readonly Card[]): Card =>
    leaders.reduce((a, b) => (infoOf(set, b).initiative < infoOf(set, a).initiative ? b : a));
  return {
    id: 'leader',
    ask: () => asks(all),
    options: optionsBy((known, seat) => [{ type: 'keep', leader: { one: offeredTo(known, seat) } }]),
    why: (_known, _actor, raw) => (isSentAs(raw, 'keep') ? 'notOffered' : 'notNow'),
    decide: (known, moves, rng) => {
      const told: Fact[] = [];
      const left = leftIn(known.table.piles.leaders);
      const pile = Array.from({ length: left }, (_, at) => cardIn(known, 'leaders', at));
      for (const seat of fromFirst(known.table)) {
        const offered = offeredTo(known, seat);
        const kept = chosen(moves, seat, 'keep')?.leader ?? lower(offered);
        told.push({ type: 'drew', to: [seat], seat, card: kept, since: 0 });
        pile.push(...offered.filter((card) => card !== kept));
      }
      return [...told, { type: 'shuffled', to: [], leaders: rng.shuffle(pile) }, { type: 'kept', to: 'all' }];
    },
  };
}

const offeredTo = ({ secret }: Known, seat: Seat): readonly Card[] => secret.offered[seat] ?? [];
