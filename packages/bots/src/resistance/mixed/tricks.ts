import { combinations, type Seat } from '@reseau/core';
import { type Card, failsNeeded, isFail, type Known, type Mission } from '@reseau/games/resistance';
import { numberAt } from '../../table-at.ts';
import { sinkRate } from '../archetypes.ts';
import { cardKnown, mayFail } from './candidates.ts';
import type { Deal } from './deals.ts';
import { isOneOf } from './kinds.ts';
import type { Rules } from './rules.ts';

/** How many there were of one odd card, how often each character lays it, and who could not. */
interface OddCards {
  readonly count: number;
  readonly rates: readonly (number | undefined)[];
  readonly barred: Seat | undefined;
}

/** A mission whose cards were turned up, less those that this viewer knows the owners of. */
export interface Trick {
  readonly mission: Mission;
  readonly round: number;
  readonly members: readonly Seat[];
  /** How many plain Fails there were, and how many that show whose they are. */
  readonly fails: number;
  readonly marked: number;
  readonly odd: readonly OddCards[];
  readonly need: number;
  readonly sink: number;
  /** Who was made to swap, if that is unseen. */
  readonly swapped: Seat | undefined;
}

export function tricksOf(rules: Rules, known: Known, viewer: Seat | undefined): readonly Trick[] {
  const { table } = known;
  let [successes, failures] = [0, 0];
  return table.results.map(({ mission, team, cards, success }, at) => {
    const aside = rules.setAside(table, mission);
    const counted = team.filter((seat) => seat !== aside);
    const sure = counted.flatMap((seat) => cardKnown(known, viewer, mission, seat) ?? []);
    const left = (is: (card: Card) => boolean): number => cards.filter(is).length - sure.filter(is).length;
    const swapped = rules.swapped(table, mission);
    const members = counted.filter((seat) => cardKnown(known, viewer, mission, seat) === undefined);
    const fails = left((card) => card === 'fail');
    const trick: Trick = {
      mission,
      round: at + 1,
      members,
      fails,
      marked: left(isFail) - fails,
      odd: rules.odd.map(({ card, rates, barred }) => ({
        count: left((one) => one === card),
        rates,
        barred: barred?.(table, mission),
      })),
      need: Math.max(1, failsNeeded(rules.seats, mission) - sure.filter(isFail).length),
      sink: sinkRate(mission, successes, failures),
      swapped: swapped !== undefined && members.includes(swapped) ? swapped : undefined,
    };
    if (success) successes += 1;
    else failures += 1;
    return trick;
  });
}

const HOLDS_BACK = 0.8;
const AGREED = 0.4;
const WASTED = 0.12;

/** How likely these cards are, if this was the deal; 0 where nobody could have laid them. */
export function trickFactor(rules: Rules, trick: Trick, deal: Deal): number {
  const { members, round, swapped, marked } = trick;
  const { cast, turns } = deal;
  let [failers, markers, forced] = [0, 0, 0];
  for (const seat of members) {
    const code = numberAt(cast, seat);
    if (isOneOf(rules.markers, code)) markers += 1;
    else if (mayFail(rules, code, turns, round)) failers += 1;
    else if (seat === swapped) forced += 1;
  }
  const fails = trick.fails - forced;
  if (fails < 0 || fails > failers || marked > markers) return 0;
  const all = fails + marked;
  const split = (combinations(failers, fails) * combinations(markers, marked)) / combinations(failers + markers, all);
  let factor = sunk(all, failers + markers, trick) * split;
  for (const odd of trick.odd) factor *= oddFactor(odd, members, deal);
  return factor;
}

function sunk(fails: number, able: number, { need, sink }: Trick): number {
  if (able < need) return chanceOf(fails, able, WASTED);
  const agreed = fails === need ? sink : fails === 0 ? 1 - sink : 0;
  return AGREED * agreed + (1 - AGREED) * chanceOf(fails, able, able === need ? sink ** (1 / need) : sink * HOLDS_BACK);
}

const chanceOf = (fails: number, able: number, each: number): number =>
  combinations(able, fails) * each ** fails * (1 - each) ** (able - fails);

/** How likely so many of one odd card are, each of its holders for themselves. */
function oddFactor({ count, rates, barred }: OddCards, members: readonly Seat[], { cast }: Deal): number {
  let byCount: readonly number[] = [1];
  for (const seat of members) {
    const rate = rates[numberAt(cast, seat)];
    if (rate === undefined || seat === barred) continue;
    const before = byCount;
    byCount = [...before, 0].map((same, laid) => same * (1 - rate) + (before[laid - 1] ?? 0) * rate);
  }
  return byCount[count] ?? 0;
}
