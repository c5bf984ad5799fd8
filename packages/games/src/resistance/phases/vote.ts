import { asks, type Flow, goto, isSentAs, type Moves, type Options, type Seat, type Step, seatsOf } from '@reseau/core';
import { isMajority, REJECTIONS_TO_LOSE } from '../data/tables.ts';
import type { Fact } from '../facts.ts';
import { lastProposal, type ResistanceKind, type Table } from '../known.ts';
import type { Move } from '../moves.ts';
import { optionsBy, passLeader } from '../steps.ts';

export const BALLOT: Options<Move> = [{ type: 'vote', approve: { one: [true, false] } }];

/** A vote that never came approves: silence must not lose the game for the others. */
export const approves = (moves: Moves<Move>, seat: Seat): boolean => {
  const move = moves.get(seat);
  return move?.type === 'vote' ? move.approve : true;
};

/** All who have not voted yet vote at once. */
export function vote(seatCount: number): Step<ResistanceKind> {
  const seats = seatsOf(seatCount);
  return {
    id: 'vote',
    shown: true,
    ask: (table) => asks(yetToVote(table, seats)),
    options: optionsBy(() => BALLOT),
    why: (_known, _actor, raw) => (isSentAs(raw, 'vote') ? 'approveOrReject' : 'notNow'),
    decide: ({ table }, moves) => {
      const { votes } = lastProposal(table);
      const told: Fact[] = [];
      let approvals = 0;
      for (const seat of seats) {
        const approve = votes[seat] ?? approves(moves, seat);
        if (approve) approvals += 1;
        if (votes[seat] === undefined) told.push({ type: 'voted', to: 'all', seat, approve });
      }
      if (!isMajority(approvals, seatCount)) return [...told, ...rejection(table, table.rejections + 1)];
      told.push({ type: 'approved', to: 'all' });
      return told;
    },
  };
}

function yetToVote({ proposals }: Table, seats: readonly Seat[]): readonly Seat[] {
  // A damaged record is still told, so that its reader sees where it parts from the rules.
  const votes = proposals[proposals.length - 1]?.votes ?? [];
  return votes.length === 0 ? seats : seats.filter((seat) => votes[seat] === undefined);
}

/** A team is turned down: the next leader tries, or it was the last try. */
export function rejection(table: Table, rejections: number): readonly [...Fact[], Flow] {
  const rejected: Fact = { type: 'rejected', to: 'all', rejections };
  if (rejections >= REJECTIONS_TO_LOSE) return [rejected, goto('verdict')];
  return [rejected, passLeader(table), goto('newLeader')];
}
