import { Rng } from '@reseau/core';
import { type Side as ResistanceSide, sideOf } from '@reseau/games/resistance';
import { numberAt } from '../../table-at.ts';
import { MOST_SEATS, membersOf, type SeatSet, spySets } from '../seat-set.ts';
import { codeOf, isOneOf, type Kinds, kindsOf } from './kinds.ts';
import type { Rules } from './rules.ts';
import { HOME, type Turns } from './turns.ts';

/** One way things could be. */
export interface Deal {
  /** The printed spies. */
  readonly spies: SeatSet;
  /** The code of each seat's character. */
  readonly cast: readonly number[];
  readonly turns: Turns;
  /** Those who may change sides, as seats. */
  readonly turncoats: SeatSet;
  /** The same for deals that agree on who is on which side when. */
  readonly sides: number;
  /** How many deals it stands for. */
  readonly share: number;
}

/** All orders of the cards of one side, each order once. */
type Orders = readonly (readonly number[])[];

const listed = new WeakMap<Rules, { readonly spy: Orders; readonly resistance: Orders }>();

function ordersOf(rules: Rules) {
  const known = listed.get(rules);
  if (known !== undefined) return known;
  const of = (side: ResistanceSide): Orders => orders(rules.deck.filter((one) => sideOf(one) === side).map(codeOf));
  const made = { spy: of('spy'), resistance: of('resistance') };
  listed.set(rules, made);
  return made;
}

function orders(codes: readonly number[]): Orders {
  if (codes.length === 0) return [[]];
  return [...new Set(codes)].flatMap((first) =>
    orders(codes.toSpliced(codes.indexOf(first), 1)).map((rest) => [first, ...rest]),
  );
}

/** The orders in which each card suits the seat it falls to. */
const suiting = (list: Orders, seats: readonly number[], candidates: readonly Kinds[]): Orders =>
  list.filter((order) => {
    for (let at = 0; at < order.length; at += 1) {
      if (((numberAt(candidates, numberAt(seats, at)) >> numberAt(order, at)) & 1) === 0) return false;
    }
    return true;
  });

interface Side {
  readonly spies: SeatSet;
  readonly bad: Orders;
  readonly good: Orders;
}

/** The deals that the candidates allow: all of them, or a fair sample where they are more than `most`. */
export function dealsFor(
  rules: Rules,
  candidates: readonly Kinds[],
  turns: readonly Turns[],
  most: number,
): readonly Deal[] {
  const { spy, resistance: loyal } = ordersOf(rules);
  const of = (side: ResistanceSide): Kinds => kindsOf(rules.kinds.filter((kind) => sideOf(kind) === side));
  const [bad, good] = [of('spy'), of('resistance')];
  const sides = spySets(rules.seats).flatMap((spies): readonly Side[] => {
    if (candidates.some((kinds, seat) => (kinds & (((spies >> seat) & 1) === 1 ? bad : good)) === 0)) return [];
    const others = ((1 << rules.seats) - 1) & ~spies;
    const side = {
      spies,
      bad: suiting(spy, membersOf(spies), candidates),
      good: suiting(loyal, membersOf(others), candidates),
    };
    return side.bad.length * side.good.length > 0 ? [side] : [];
  });
  const total = sides.reduce((sum, { bad: b, good: g }) => sum + b.length * g.length, 0) * turns.length;
  return total <= most ? sides.flatMap((side) => whole(rules, side, turns)) : sampled(rules, sides, turns, most, total);
}

const whole = (rules: Rules, side: Side, turns: readonly Turns[]): readonly Deal[] =>
  side.bad.flatMap((bad) =>
    side.good.flatMap((good) => turns.map((turn) => deal(rules, side.spies, bad, good, turn, turn.chance))),
  );

/** Always the same sample for the same deals: a bot's move follows from what its seat was told. */
function sampled(
  rules: Rules,
  sides: readonly Side[],
  turns: readonly Turns[],
  most: number,
  total: number,
): readonly Deal[] {
  const rng = Rng.seeded(`${rules.seats} ${total}`);
  return sides.flatMap(({ spies, bad, good }) => {
    const count = Math.max(4, Math.ceil((most * bad.length * good.length * turns.length) / total));
    const share = (bad.length * good.length) / count;
    return Array.from({ length: count }, () => {
      const turn = rng.choose(turns);
      return deal(rules, spies, rng.choose(bad), rng.choose(good), turn, share * turn.chance);
    });
  });
}

function deal(
  { seats, turncoats: kinds }: Rules,
  spies: SeatSet,
  bad: readonly number[],
  good: readonly number[],
  turns: Turns,
  share: number,
): Deal {
  const cast: number[] = [];
  let [b, g, turncoats] = [0, 0, 0];
  for (let seat = 0; seat < seats; seat += 1) {
    if (((spies >> seat) & 1) === 1) {
      cast.push(numberAt(bad, b));
      b += 1;
    } else {
      cast.push(numberAt(good, g));
      g += 1;
    }
    if (isOneOf(kinds, numberAt(cast, seat))) turncoats |= 1 << seat;
  }
  return { spies, cast, turns, turncoats, sides: sidesOf(spies, turncoats, turns), share };
}

/** These spies all along, whatever else their cards say. */
export const withoutTurncoats = (spies: SeatSet): Deal => ({
  spies,
  cast: [],
  turns: HOME,
  turncoats: 0,
  sides: spies,
  share: 1,
});

/** Until they first switch, it is all the same who they are. */
const sidesOf = (spies: SeatSet, turncoats: SeatSet, { away }: Turns): number => {
  const rounds = away.reduce((bits, is, round) => (is ? bits | (1 << round) : bits), 0);
  return rounds === 0 ? spies : spies | (turncoats << MOST_SEATS) | (rounds << (2 * MOST_SEATS));
};

/** Who is on the side of the spies in that round. */
export const spiesIn = ({ turns, spies, turncoats }: Deal, round: number): SeatSet =>
  turns.away[round] === true ? spies ^ turncoats : spies;
