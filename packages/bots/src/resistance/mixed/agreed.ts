import { clockwise, type Seat } from '@reseau/core';
import { failsNeeded, type Mission } from '@reseau/games/resistance';
import { votesSay } from '../belief.ts';
import { agreementOf, aheadOf } from '../convention.ts';
import type { SeatSet } from '../seat-set.ts';
import type { Situation } from '../situation.ts';
import { type Mind, type Odds, passing, teamValue } from './mind.ts';
import type { Rules } from './rules.ts';

export interface Choice {
  readonly mission: Mission;
  readonly team: SeatSet;
}

interface Agreed extends Choice {
  /** Where a card is set aside, teams are one larger than those of the plan: whose card it is to be. */
  readonly spare: Seat | undefined;
}

/** Above this, votes tell more than the plan can promise; a seat that votes by what it alone has seen stays below. */
const LOUD = 0.15;
/** Little more than a team is worth to somebody who is sure that it can be sunk. */
const HOPELESS = 0.13;

/**
 * The team that the plan of the plain game has next, as long as the table keeps to it and these odds do not rule it out. Good
 * spies leave nothing to be read in votes, and then no belief does better than teams agreed on beforehand.
 */
export function agreedChoice(mind: Mind, odds: Odds): Agreed | undefined {
  const { situation, rules, skill } = mind;
  if (!skill.plans || !pays(rules)) return undefined;
  const planned = rules.setsAside ? countedTeam(mind) : quietTeam(situation);
  const [mission] = aheadOf(situation).missions;
  if (planned === undefined || mission === undefined) return undefined;
  const spare = rules.setsAside ? spareBeside(planned, situation) : undefined;
  const team = spare === undefined ? planned : planned | (1 << spare);
  const passes = passing(mind, failsNeeded(rules.seats, mission), situation.leader);
  return teamValue(odds, passes, team) < HOPELESS ? undefined : { mission, team, spare };
}

/** With five players belief does better by itself, unless results can be turned over and so say little. */
const pays = ({ seats, resultsTell }: Rules): boolean => seats > 5 || resultsTell < 1;

const quietTeam = (situation: Situation): SeatSet | undefined =>
  votesSay(situation) > LOUD ? undefined : agreementOf(situation).team;

const counted = new WeakMap<Situation, Situation>();

/** Where a card is set aside, the plan is kept by those whose cards counted. */
function countedTeam({ situation, known, rules }: Mind): SeatSet | undefined {
  const had = counted.get(situation);
  if (had !== undefined) return agreementOf(had).team;
  const played = situation.played.map((one) => {
    const aside = rules.setAside(known.table, one.mission);
    return aside === undefined ? one : { ...one, team: one.team & ~(1 << aside) };
  });
  const without: Situation = { ...situation, ballots: [], played };
  counted.set(situation, without);
  return agreementOf(without).team;
}

/** The leader, or whoever sits next and is not on the team. */
function spareBeside(team: SeatSet, { leader, seats }: Situation): Seat {
  let spare = leader;
  while (((team >> spare) & 1) === 1) spare = clockwise(spare, seats);
  return spare;
}
