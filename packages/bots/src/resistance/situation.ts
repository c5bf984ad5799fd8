import { type Seat, seatsOf } from '@reseau/core';
import { type Mission, type SeatCount, score, type Table } from '@reseau/games/resistance';
import { type SeatSet, setOf } from './seat-set.ts';

/** A proposal and how the table voted on it. */
export interface Ballot {
  readonly mission: Mission;
  readonly leader: Seat;
  readonly team: SeatSet;
  /** Who approved; empty while the votes are not shown. */
  readonly approvals: SeatSet;
  readonly shown: boolean;
  /** How many proposals of this round had been rejected before. */
  readonly rejections: number;
}

export interface Played {
  readonly mission: Mission;
  readonly team: SeatSet;
  readonly fails: number;
  readonly success: boolean;
  /** The score when it was played. */
  readonly successes: number;
  readonly failures: number;
}

/** The table as a bot reads it: what everybody saw, in sets of seats. */
export interface Situation {
  readonly seats: SeatCount;
  readonly leader: Seat;
  readonly firstLeader: Seat;
  readonly rejections: number;
  readonly ballots: readonly Ballot[];
  readonly played: readonly Played[];
  readonly successes: number;
  readonly failures: number;
}

const situations = new WeakMap<Table, Situation>();

/** Read once per table: at a table of bots all look at the same one. */
export function situationOf(table: Table): Situation {
  const known = situations.get(table);
  if (known !== undefined) return known;
  const { resistance: successes, spy: failures } = score(table);
  const situation: Situation = {
    seats: table.seats,
    leader: table.leader,
    firstLeader: table.proposals[0]?.leader ?? table.leader,
    rejections: table.rejections,
    ballots: ballotsOf(table),
    played: playedOf(table),
    successes,
    failures,
  };
  situations.set(table, situation);
  return situation;
}

function ballotsOf({ proposals, seats }: Table): readonly Ballot[] {
  let rejections = 0;
  return proposals.map(({ mission, leader, team, votes, approved }) => {
    const approvals = setOf(seatsOf(seats).filter((seat) => votes[seat] === true));
    const ballot = { mission, leader, team: setOf(team), approvals, shown: approved !== undefined, rejections };
    rejections = approved === false ? rejections + 1 : 0;
    return ballot;
  });
}

function playedOf({ results }: Table): readonly Played[] {
  let [successes, failures] = [0, 0];
  return results.map(({ mission, team, cards, success }) => {
    const fails = cards.filter((card) => card === 'fail').length;
    const played = { mission, team: setOf(team), fails, success, successes, failures };
    if (success) successes += 1;
    else failures += 1;
    return played;
  });
}

/** The proposal that waits for votes or cards. */
export function proposalOf({ ballots }: Situation): Ballot {
  const ballot = ballots.at(-1);
  if (ballot === undefined) throw new Error('situation: nothing was proposed yet');
  return ballot;
}
