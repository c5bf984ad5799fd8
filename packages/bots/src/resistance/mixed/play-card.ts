import type { Seat } from '@reseau/core';
import { type Card, type Character, failsNeeded, lastProposal, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { sinks } from '../../solver/spy-plan.ts';
import { type SeatSet, sizeOf } from '../seat-set.ts';
import { proposalOf } from '../situation.ts';
import { chanceOfBeing } from './belief.ts';
import { plotsOf, trappedOn } from './corners.ts';
import { chanceThat, isDeciding, isPartner, type Mind, type Odds, suspicion } from './mind.ts';

/** The card that this seat lays on the mission. */
export function cardFor(mind: Mind): Card {
  const cards = mind.options.flatMap((option) => (option.type === 'play' ? option.card.one : []));
  // The arena's yardstick for what thinking about the odd cards is worth.
  if (!mind.skill.aware && !cards.includes('fail')) return mind.rng.choose(cards);
  if (cards.includes('reverse')) return reverses(mind) ? 'reverse' : 'success';
  if (cards.includes('rogueSuccess')) return showsRogue(mind) ? 'rogueSuccess' : 'success';
  const fail = cards.find((card) => card === 'fail' || card === 'chiefFail');
  return fail !== undefined && fails(mind) ? fail : 'success';
}

const need = ({ rules, situation }: Mind): number => failsNeeded(rules.seats, proposalOf(situation).mission);

/** How likely the mission fails by what the others lay. */
function sunkByOthers(mind: Mind, odds: Odds): number {
  const { team } = proposalOf(mind.situation);
  const others = team & ~(1 << mind.seat);
  const [few, enough] = [0.03, isDeciding(mind.known.table) ? 0.95 : 0.75];
  return chanceThat(odds, others, (on) => (on === 0 ? 0 : on < need(mind) ? few : enough));
}

function isSpotlit({ known, seat }: Mind): boolean {
  const { mission } = lastProposal(known.table);
  return plotsOf(known.table).spotlit[mission] === seat;
}

/** Whether the spies should sink this mission at all. */
export function isWorthSinking({ rules, situation }: Mind): boolean {
  const { seats, deck, has } = rules;
  // With five players, where cards or results may be turned over by others, a Fail points at too few to wait with it.
  if (seats === 5 && (deck.includes('resistanceReverser') || has('sergeant.order'))) return true;
  const { mission } = proposalOf(situation);
  const { successes, failures } = situation;
  return sinks({ seats, mission, successes, failures });
}

/** Whether a spy with a Fail plays it. A Chief leaves it to others: where Chiefs' cards show, it tells too much. */
function fails(mind: Mind): boolean {
  const { aim, situation, known, character, rng, skill } = mind;
  const { team } = proposalOf(situation);
  const deciding = isDeciding(known.table);
  if (aim === 'resistance') return false;
  if (isSpotlit(mind)) return deciding;
  if (character === 'spyRogue' && situation.failures === RESULTS_TO_WIN - 1) return true;
  if (character === 'spyRogue' && !hasFailed(mind)) return situation.ballots.length > 1 || rng.fraction() < 0.5;
  if (skill.noise > 0 && rng.fraction() < skill.noise) return rng.fraction() < 0.5;
  if (!deciding && !isWorthSinking(mind)) return false;
  if (character === 'spyChief') return deciding && sizeOf(team & mind.partners) < need(mind);
  if (!deciding && !(ownTurn(mind, team) && enoughOfUs(mind, team))) return false;
  return dares(mind);
}

/**
 * A Reverser of the resistance turns over what it is sure is sunk. If one is likely along, a team that looks bad is sunk just
 * so often that turning it over is as good as letting it be.
 */
function dares(mind: Mind): boolean {
  if (chanceAlong(mind, 'resistanceReverser') < 0.5) return true;
  const { onlooker, situation, rng } = mind;
  const looks = chanceThat(onlooker, proposalOf(situation).team, (on) => (on >= need(mind) ? 1 : 0));
  return rng.fraction() < 0.5 / Math.max(0.5, looks);
}

const hasFailed = ({ known, seat }: Mind): boolean =>
  known.table.results.some(
    ({ mission }) => known.secret.played[mission]?.[seat] === 'fail' && trappedOn(known.table, mission) !== seat,
  );

/** Whether so many spies are on the team that a Fail could tell. */
function enoughOfUs({ odds, seat, rules, ...mind }: Mind, team: SeatSet): boolean {
  const wanted = failsNeeded(rules.seats, proposalOf(mind.situation).mission);
  return wanted === 1 || chanceThat(odds, team & ~(1 << seat), (on) => (on >= wanted - 1 ? 1 : 0)) > 0.5;
}

/** Spies who know each other take turns by seat; where a card is set aside, one more joins in. */
function ownTurn(mind: Mind, team: SeatSet): boolean {
  const { partners, seat, rules, rng, odds } = mind;
  const spare =
    rules.has('trapper.trap') && !isPartner(mind, mind.situation.leader) && mind.situation.leader !== seat ? 1 : 0;
  const known = team & partners;
  if (sizeOf(known & ((1 << seat) - 1)) >= need(mind) + spare) return false;
  // Spies unknown to each other cannot take turns: the likelier another is there, the rarer they fail.
  const company = chanceThat(odds, team & ~partners & ~(1 << seat), (on) => (on === 0 ? 0 : 1));
  return sizeOf(known) > 0 || rng.fraction() > 0.5 * company;
}

/** From what odds of a sunk mission the resistance turns it over; even odds are enough. */
const REVERSE_FROM = 0.45;

/** Whether a Reverser turns the mission over. */
function reverses(mind: Mind): boolean {
  const { aim, situation, partners, rng, skill } = mind;
  const { team } = proposalOf(situation);
  if (isSpotlit(mind) && aim === 'spy' && !isDeciding(mind.known.table)) return false;
  const sunk = sunkByOthers(mind, mind.odds);
  const other = otherReverses(mind);
  if (aim === 'resistance')
    return sunk * (1 - other) + other * (1 - sunk) > REVERSE_FROM + (skill.noise > 0 ? 0.1 * rng.fraction() : 0);
  if (!isDeciding(mind.known.table) && !isWorthSinking(mind)) return false;
  const helpers = sizeOf(team & partners);
  return helpers < need(mind) && sunk < 0.5 && dares(mind);
}

/** How likely the Reverser of the other side is along and reverses. */
const otherReverses = (mind: Mind): number =>
  0.5 * chanceAlong(mind, mind.character === 'spyReverser' ? 'resistanceReverser' : 'spyReverser');

/** How likely one of the others on the team is this character. */
function chanceAlong({ belief, seat, situation }: Mind, kind: Character): number {
  const { team } = proposalOf(situation);
  let sum = 0;
  for (let other = 0; other < belief.seats; other += 1) {
    if (other !== seat && ((team >> other) & 1) === 1) sum += chanceOfBeing(belief, other as Seat, [kind]);
  }
  return sum;
}

/** The Rogue's card counts on the third success if it lay once before: once early, then to take the game. */
function showsRogue({ situation, known, seat }: Mind): boolean {
  const { successes } = situation;
  const before = known.table.results.some(
    ({ mission }) =>
      known.secret.played[mission]?.[seat] === 'rogueSuccess' && trappedOn(known.table, mission) !== seat,
  );
  return before ? successes === RESULTS_TO_WIN - 1 : successes < RESULTS_TO_WIN - 1;
}

/** How likely this member has laid a card that sinks. */
export const laidFail = (mind: Mind, seat: Seat): number => {
  const rate = isDeciding(mind.known.table) ? 0.95 : proposalOf(mind.situation).mission === 1 ? 0.35 : 0.75;
  return suspicion(mind.odds, seat) * rate;
};
