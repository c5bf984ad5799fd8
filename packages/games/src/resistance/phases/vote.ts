import { clockwise, goto, type Options, type Seat, type Step, seatsOf } from '@reseau/core';
import { REJECTIONS_TO_LOSE } from '../data/tables.ts';
import type { Fact } from '../facts.ts';
import type { ResistanceKind } from '../known.ts';
import type { Move } from '../moves.ts';
import { TIME_UP } from './time-up.ts';

const BALLOT: Options<Move> = [{ type: 'vote', approve: { one: [true, false] } }];

/** All vote at once; a tie rejects. A vote that never came approves: silence must not lose the game for the others. */
export function vote(seatCount: number): Step<ResistanceKind> {
  const seats = seatsOf(seatCount);
  const ask = { must: seats, may: ['clock'], progress: 'seats' } as const;
  return {
    id: 'vote',
    shown: true,
    ask: () => ask,
    options: (_known, actor) => (actor === 'clock' ? TIME_UP : BALLOT),
    why: () => 'approveOrReject',
    decide: ({ table }, moves) => {
      const approves = (seat: Seat): boolean => {
        const move = moves.get(seat);
        return move?.type === 'vote' ? move.approve : true;
      };
      const votes: Fact[] = seats.map((seat) => ({ type: 'voted', to: 'all', seat, approve: approves(seat) }));
      if (seats.filter(approves).length * 2 > seatCount) return [...votes, { type: 'approved', to: 'all' }];
      const rejections = table.rejections + 1;
      const rejected: Fact = { type: 'rejected', to: 'all', rejections };
      if (rejections === REJECTIONS_TO_LOSE) return [...votes, rejected, goto('verdict')];
      return [...votes, rejected, passLeader(table), goto('newLeader')];
    },
  };
}

export const passLeader = (table: { readonly leader: Seat; readonly seats: number }): Fact => ({
  type: 'led',
  to: 'all',
  leader: clockwise(table.leader, table.seats),
});
