import { resistance } from '@reseau/games';
import { votesSay } from '../belief.ts';
import { agreementOf, aheadOf } from '../convention.ts';
import type { SeatSet } from '../seat-set.ts';
import { type Mind, type Odds, passing, teamValue } from './mind.ts';
import type { Rules } from './rules.ts';

const { failsNeeded } = resistance;

export interface Choice {
  readonly mission: resistance.Mission;
  readonly team: SeatSet;
}

/** Above this, votes tell more than the plan can promise; a seat that votes by what it alone has seen stays below. */
const LOUD = 0.15;
/** Little more than a team is worth to somebody who is sure that it can be sunk. */
const HOPELESS = 0.13;

/**
 * The team that the plan of the plain game has next, as long as the table keeps to it and these odds do not rule it out. Good
 * spies leave nothing to be read in votes, and then no belief does better than teams agreed on beforehand.
 */
export function agreedChoice(mind: Mind, odds: Odds): Choice | undefined {
  const { situation, rules, skill } = mind;
  if (!skill.plans || !pays(rules) || votesSay(situation) > LOUD) return undefined;
  const { team } = agreementOf(situation);
  const [mission] = aheadOf(situation).missions;
  if (team === undefined || mission === undefined) return undefined;
  const passes = passing(mind, failsNeeded(rules.seats, mission), situation.leader);
  return teamValue(odds, passes, team) < HOPELESS ? undefined : { mission, team };
}

/**
 * With five players belief does better by itself, unless results can be turned over and so say little. Traps make teams
 * larger than those of the plan.
 */
function pays({ seats, deck, has }: Rules): boolean {
  if (has('trapper.trap')) return false;
  return seats > 5 || has('sergeant.order') || deck.includes('resistanceReverser') || deck.includes('spyReverser');
}
