import { isMajority, MISSIONS, type Mission, type SeatCount } from '@reseau/games/resistance';
import { numberAt } from '../table-at.ts';
import { cardEvidence } from './cards.ts';
import { PLANS } from './data/plans.ts';
import { missionTreeFrom } from './mission-tree.ts';
import { type Ahead, beaten, FROM_THE_START, type Plan } from './plan.ts';
import { planFor } from './planner.ts';
import { type SeatSet, sizeOf, turned } from './seat-set.ts';
import type { Played, Situation } from './situation.ts';

interface Kept {
  readonly ahead: Ahead;
  readonly plan: Plan;
  readonly beaten: readonly SeatSet[];
}

const LETTERS = 'ABCDEFGHIJ';
const kept = new Map<SeatCount, Kept>();

function planAt(seats: SeatCount): Kept {
  const known = kept.get(seats);
  if (known !== undefined) return known;
  const ahead = FROM_THE_START(seats);
  const plan = PLANS[seats]
    .split(' ')
    .map((team) => Array.from(team).reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0));
  const made = { ahead, plan, beaten: beaten(ahead, plan) };
  kept.set(seats, made);
  return made;
}

/** The rest of the game from here, if this mission is next and the others follow in order. */
export function aheadOf({ seats, played, successes, failures }: Situation, next?: Mission): Ahead {
  const left = MISSIONS.filter((mission) => mission !== next && !played.some((result) => result.mission === mission));
  return { seats, tree: missionTreeFrom(successes, failures), missions: next === undefined ? left : [next, ...left] };
}

/**
 * The team that everybody of the resistance wants now, from what all can see: the plan's, or, when the cards have shown
 * that none of the spies it beats are at this table, the best by the cards alone. Only as good as everybody's keeping it.
 */
export function agreedTeam(situation: Situation): SeatSet {
  const { seats, firstLeader, played } = situation;
  const { ahead, plan, beaten: sure } = planAt(seats);
  const hopeful = sure.some((spies) => explains(played, turned(spies, firstLeader, seats)));
  if (!hopeful) return numberAt(planFor(aheadOf(situation), cardEvidence(situation)).plan, 0);
  const place = ahead.tree.path.indexOf(played.map(({ success }) => (success ? 'S' : 'F')).join(''));
  return turned(numberAt(plan, place), firstLeader, seats);
}

const explains = (played: readonly Played[], spies: SeatSet): boolean =>
  played.every(({ team, fails }) => sizeOf(team & spies) >= fails);

/** How far a table has kept to the agreed teams. */
export interface Agreement {
  /** The team to propose now, as long as no other team ever went on a mission. */
  readonly team: SeatSet | undefined;
  /** By ballot: whether the agreed team was up for the vote. */
  readonly ballots: readonly boolean[];
}

const agreements = new WeakMap<Situation, Agreement>();

export function agreementOf(situation: Situation): Agreement {
  const known = agreements.get(situation);
  if (known !== undefined) return known;
  const made = walk(situation);
  agreements.set(situation, made);
  return made;
}

function walk(situation: Situation): Agreement {
  const { seats, played } = situation;
  const teams: (SeatSet | undefined)[] = [];
  for (let round = 0; round <= played.length && round < MISSIONS.length; round += 1) {
    const last = played[round - 1];
    const kept = last === undefined || (last.mission === round && last.team === teams[round - 1]);
    teams.push(kept ? agreedTeam(asOf(situation, played.slice(0, round))) : undefined);
  }
  let round = 0;
  const ballots = situation.ballots.map(({ mission, team, approvals }) => {
    const agreed = mission === MISSIONS[round] && team === teams[round];
    if (isMajority(sizeOf(approvals), seats)) round += 1;
    return agreed;
  });
  return { team: teams[played.length], ballots };
}

/** The situation as it was when only these missions had been played. */
function asOf(situation: Situation, played: readonly Played[]): Situation {
  const successes = played.filter(({ success }) => success).length;
  return { ...situation, played, successes, failures: played.length - successes };
}
