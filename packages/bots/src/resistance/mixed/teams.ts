import { clockwise } from '@reseau/core';
import { failsNeeded, type Mission, REJECTIONS_TO_LOSE, RESULTS_TO_WIN, SPIES } from '@reseau/games/resistance';
import { numberAt } from '../../table-at.ts';
import { type SeatSet, setOf, setsOf, sizeOf } from '../seat-set.ts';
import { proposalOf } from '../situation.ts';
import { agreedChoice, type Choice } from './agreed.ts';
import { conductAfter, conductFactor, conductOf, factorWith } from './conduct.ts';
import { withoutTurncoats } from './deals.ts';
import { codeOf } from './kinds.ts';
import { judged, type Mind, type Odds, type Passing, passing, teamValue } from './mind.ts';

/** How much worse a team may look than the best one, to serve what only this seat knows. */
const LOOKS = 0.97;

/** The mission and team that this seat proposes. */
export function proposal(mind: Mind): Choice {
  const choices = mind.options.flatMap((option): readonly Choice[] => {
    if (option.type !== 'propose') return [];
    const drafted = setOf(option.team.with ?? []);
    const eligible = setOf(option.team.some);
    const [mission] = option.mission.one;
    if (mission === undefined) return [];
    return setsOf(mind.rules.seats, option.team.min)
      .filter((team) => (team & drafted) === drafted && (team & ~eligible) === 0)
      .map((team) => ({ mission, team }));
  });
  const agreed = agreedChoice(mind, shownOdds(mind));
  const kept = choices.find(({ mission, team }) => mission === agreed?.mission && team === agreed.team);
  if (kept !== undefined) return kept;
  return mind.aim === 'spy' || hides(mind) ? furtive(mind, choices) : best(choices, openly(mind, mind.odds));
}

const coversUp = ({ skill, rng }: Mind): boolean => skill.cover === 1 || rng.fraction() < skill.cover;

/** Whoever knows the spies must not show it. */
const hides = ({ rules, character, skill }: Mind): boolean => skill.aware && rules.insiders.includes(codeOf(character));

/** What this seat may let its teams and votes show. */
const shownOdds = (mind: Mind): Odds => (mind.aim === 'spy' || hides(mind) ? mind.masked : mind.odds);

/** What a team looks like to these odds: one's own presence and the early, small missions weigh a little. */
const openly =
  (mind: Mind, odds: Odds) =>
  ({ mission, team }: Choice): number => {
    const along = ((team >> mind.seat) & 1) === 1 ? 1.02 : 1;
    const early = 1 - 0.004 * mission;
    return judged(
      mind,
      teamValue(odds, passing(mind, failsNeeded(mind.rules.seats, mission), mind.seat), team) * along * early,
    );
  };

function best<C extends Choice>(choices: readonly C[], value: (choice: C) => number): C {
  let top: C | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const here = value(choice);
    if (here > high) [top, high] = [choice, here];
  }
  if (top === undefined) throw new Error('bot: no team can be proposed');
  return top;
}

/** Of the teams that look nearly as good as any, the one that serves this seat's own knowledge best. */
function furtive(mind: Mind, choices: readonly Choice[]): Choice {
  const looks = openly(mind, mind.masked);
  const seen = choices.map((choice) => ({ ...choice, looks: looks(choice) }));
  const high = Math.max(...seen.map((choice) => choice.looks));
  const least = mind.aim === 'resistance' || coversUp(mind) ? LOOKS : 0.6;
  const fine = seen.filter((choice) => choice.looks >= least * high);
  const wanted = mind.aim === 'spy' ? sinkable(mind) : openly(mind, mind.odds);
  return best(fine, (choice) => wanted(choice) + 0.2 * choice.looks);
}

/** How likely a team has just enough spies; one too many is half as good. */
const sinkable =
  (mind: Mind) =>
  ({ mission, team }: Choice): number => {
    const need = spiesWanted(mind, mission);
    const { sets, weights } = mind.odds;
    let sum = 0;
    for (const [at, set] of sets.entries()) {
      const on = sizeOf(set & team);
      if (on >= need) sum += numberAt(weights, at) * (on === need ? 1 : 0.5);
    }
    return sum;
  };

/** There may be fewer spies than the mission needs. */
const spiesWanted = ({ rules }: Mind, mission: Mission): number =>
  Math.min(SPIES[rules.seats], failsNeeded(rules.seats, mission));

/** How good a team must be beside what the next leaders would bring, by how many were rejected. */
const PATIENCE = [0.8, 0.75, 0.65, 0.55, 0] as const;

/** Whether this seat approves the team on the table. */
export function approves(mind: Mind): boolean {
  const { situation, rules, aim, odds, masked } = mind;
  const { successes, failures, rejections } = situation;
  const { mission, team } = proposalOf(situation);
  const agreed = agreedChoice(mind, shownOdds(mind));
  if (agreed?.mission === mission && agreed.team === team) return true;
  if (aim === 'resistance') return loyal(mind, hides(mind) ? soft(odds, masked) : odds);
  const passes = passing(mind, failsNeeded(rules.seats, mission), situation.leader);
  const dirty = teamValue(odds, passes, team) < 0.6;
  if (rejections === REJECTIONS_TO_LOSE - 1) return lastChance(successes, dirty);
  if (dirty ? failures === RESULTS_TO_WIN - 1 : successes === RESULTS_TO_WIN - 1) return dirty;
  if (!coversUp(mind)) return dirty;
  // To do what the resistance would is good cover; to think how a vote will be read is better.
  if (mind.skill.cover < 1) return loyal(mind, masked);
  return suspicionAfter(mind, true) <= suspicionAfter(mind, false);
}

/** How likely an onlooker would take this seat for a spy after this vote. */
function suspicionAfter({ known, situation, onlooker, seat }: Mind, approve: boolean): number {
  const now = conductOf(known.table, situation);
  const then = conductAfter(known.table, situation, seat, approve);
  let [suspected, all] = [0, 0];
  for (const [at, spies] of onlooker.sets.entries()) {
    const deal = withoutTurncoats(spies);
    const likely = (numberAt(onlooker.weights, at) * factorWith(now, then, seat, deal)) / conductFactor(now, deal);
    all += likely;
    if (((spies >> seat) & 1) === 1) suspected += likely;
  }
  return suspected / all;
}

/** A fifth rejection wins for the spies, but only a spy can want it: rejecting is kept for when nothing else helps. */
const lastChance = (successes: number, dirty: boolean): boolean => dirty || successes < RESULTS_TO_WIN - 1;

/** How far the votes of one who hides follow what is hidden. */
const OPENNESS = 0.2;

/** Some of what is known, and mostly what all could know. */
function soft(odds: Odds, masked: Odds): Odds {
  return {
    sets: [...odds.sets, ...masked.sets],
    weights: [
      ...odds.weights.map((weight) => weight * OPENNESS),
      ...masked.weights.map((weight) => weight * (1 - OPENNESS)),
    ],
    suspects: odds.suspects,
  };
}

function loyal(mind: Mind, odds: Odds): boolean {
  const { situation, rules } = mind;
  const { mission, team } = proposalOf(situation);
  if (situation.rejections === REJECTIONS_TO_LOSE - 1) return true;
  const passes = passing(mind, failsNeeded(rules.seats, mission), situation.leader);
  const hope = hopeElsewhere(mind, odds, mission);
  return judged(mind, teamValue(odds, passes, team)) >= (PATIENCE[situation.rejections] ?? 0) * hope;
}

/** What the teams of the next leaders would be worth to whoever holds these odds; nothing where a leader can take none. */
function hopeElsewhere(mind: Mind, odds: Odds, mission: Mission): number {
  const { situation, rules } = mind;
  const chances = Math.min(REJECTIONS_TO_LOSE - 1 - situation.rejections, 2);
  let sum = 0;
  for (let step = 1; step <= chances; step += 1) {
    const next = clockwise(situation.leader, rules.seats, step);
    const passes = passing(mind, failsNeeded(rules.seats, mission), next);
    const team = teamOf(mind, mission, passes);
    if (team !== undefined) sum += teamValue(odds, passes, team);
  }
  return sum / chances;
}

/** The team this leader would take, judged by what all can see and the leader's own innocence. */
function teamOf({ onlooker, rules, known }: Mind, mission: Mission, passes: Passing): SeatSet | undefined {
  const { leader } = passes;
  const innocent = onlooker.sets.map((set, at) => (((set >> leader) & 1) === 1 ? 0 : numberAt(onlooker.weights, at)));
  const odds: Odds = { ...onlooker, weights: innocent };
  const barred = ~rules.eligible(known.table, leader, mission);
  let top: SeatSet | undefined;
  let high = -1;
  for (const team of setsOf(rules.seats, rules.size(mission))) {
    if ((team & barred) !== 0) continue;
    const value = teamValue(odds, passes, team);
    if (value > high) [top, high] = [team, value];
  }
  return top;
}
