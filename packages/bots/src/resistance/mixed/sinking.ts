import type { Seat } from '@reseau/core';
import { type Card, type Character, failsNeeded, isFail } from '@reseau/games/resistance';
import { membersOf } from '../seat-set.ts';
import { proposalOf } from '../situation.ts';
import { sinks } from '../spy-plan.ts';
import { chanceOfBeing } from './belief.ts';
import { cardKnown } from './candidates.ts';
import { isDeciding, type Mind, suspicion } from './mind.ts';

/** How many Fails the mission at hand needs. */
export const needed = ({ rules, situation }: Mind): number => failsNeeded(rules.seats, proposalOf(situation).mission);

/** Whether all will see the card that this seat lays. */
export const isFaceUp = ({ rules, known, seat, situation }: Mind): boolean =>
  rules.faceUp(known.table, proposalOf(situation).mission) === seat;

/** Whether the spies should sink this mission at all. */
export function isWorthSinking({ rules, situation }: Mind): boolean {
  const { seats, overturns } = rules;
  // With five players, where cards or results may be turned over by others, a Fail points at too few to wait with it.
  if (seats === 5 && overturns) return true;
  const { mission } = proposalOf(situation);
  const { successes, failures } = situation;
  return sinks({ seats, mission, successes, failures });
}

/** Whether this seat has laid such a card on a mission that is over, and it counted. */
export const hasLaid = ({ rules, known, seat }: Mind, card: Card): boolean =>
  known.table.results.some(
    ({ mission }) => known.secret.played[mission]?.[seat] === card && rules.setAside(known.table, mission) !== seat,
  );

/** How likely one of the others on the team is this character. */
export function chanceAlong({ belief, seat, situation }: Mind, kind: Character): number {
  const { team } = proposalOf(situation);
  let sum = 0;
  for (const other of membersOf(team)) if (other !== seat) sum += chanceOfBeing(belief, other, [kind]);
  return sum;
}

/** 1 or 0 where this seat has seen whether the card of that member sinks. */
export function seenToSink({ rules, known, seat, situation }: Mind, of: Seat): number | undefined {
  const card = cardKnown(known, seat, proposalOf(situation).mission, of);
  if (card === undefined) return undefined;
  const sinking = rules.odd.find((one) => one.card === card)?.sinks ?? isFail(card);
  return sinking ? 1 : 0;
}

/** How likely this member has laid a card that sinks. */
export const laidFail = (mind: Mind, seat: Seat): number => {
  const rate = isDeciding(mind.known.table) ? 0.95 : proposalOf(mind.situation).mission === 1 ? 0.35 : 0.75;
  return suspicion(mind.odds, seat) * rate;
};
