import type { Seat } from '@reseau/core';
import type { Fact, Table } from '@reseau/games/resistance';
import { seatAt } from '../seat-at.ts';

/** The votes on the team at hand, as far as they are known. */
export interface Ballots {
  /** By seat. */
  readonly votes: readonly (boolean | undefined)[];
  /** Those who voted openly, before the others did. */
  readonly early: readonly Seat[];
}

const NO_BALLOTS: Ballots = { votes: [], early: [] };

const voters = (votes: Ballots['votes']): readonly Seat[] =>
  votes.flatMap((vote, seat) => (vote === undefined ? [] : [seatAt(seat)]));

/** The votes that lie open while a team is still voted on: all of them were cast before the others. */
export function ballotsOn({ proposals }: Pick<Table, 'proposals'>): Ballots {
  const last = proposals.at(-1);
  return last === undefined || last.approved !== undefined
    ? NO_BALLOTS
    : { votes: last.votes, early: voters(last.votes) };
}

/** The votes after a fact. Where play moves on and there is no verdict yet, those who have voted did so before the others. */
export function withFact(ballots: Ballots, fact: Fact): Ballots {
  if (fact.type === 'voted') {
    return { ...ballots, votes: Object.assign([...ballots.votes], { [fact.seat]: fact.approve }) };
  }
  if (fact.type === 'at') return { ...ballots, early: voters(ballots.votes) };
  return ENDS.has(fact.type) ? NO_BALLOTS : ballots;
}

const ENDS: ReadonlySet<string> = new Set<Fact['type']>(['proposed', 'approved', 'rejected']);
