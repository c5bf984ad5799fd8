import { combinations, type Seat } from '@reseau/core';
import { type Card, CHARACTERS, type Character, failsNeeded, type Known, type Mission } from '@reseau/games/resistance';
import { sinkRate } from '../archetypes.ts';
import { cardKnown, codeOf, mayFail } from './candidates.ts';
import { sergeantOf, trappedOn, watchedOn } from './corners.ts';
import type { Deal } from './deals.ts';
import type { Rules } from './rules.ts';

/** A mission whose cards were turned up, less those that this viewer knows the owners of. */
export interface Trick {
  readonly mission: Mission;
  readonly round: number;
  readonly members: readonly Seat[];
  readonly left: Readonly<Record<Card, number>>;
  readonly need: number;
  readonly sink: number;
  /** Who was made to swap, if that is unseen. */
  readonly swapped: Seat | undefined;
  readonly watched: Seat | undefined;
}

export function tricksOf(rules: Rules, known: Known, viewer: Seat | undefined): readonly Trick[] {
  const { table } = known;
  let [successes, failures] = [0, 0];
  return table.results.map(({ mission, team, cards, success }, at) => {
    const trapped = trappedOn(table, mission);
    const counted = team.filter((seat) => seat !== trapped);
    const left: Record<Card, number> = { success: 0, fail: 0, reverse: 0, rogueSuccess: 0, chiefFail: 0 };
    for (const card of cards) left[card] += 1;
    const sure = counted.flatMap((seat) => cardKnown(known, viewer, mission, seat) ?? []);
    for (const card of sure) left[card] -= 1;
    const fails = sure.filter((card) => card === 'fail' || card === 'chiefFail').length;
    const swapped = sergeantOf(table).swapped[mission];
    const members = counted.filter((seat) => cardKnown(known, viewer, mission, seat) === undefined);
    const trick: Trick = {
      mission,
      round: at + 1,
      members,
      left,
      need: Math.max(1, failsNeeded(rules.seats, mission) - fails),
      sink: sinkRate(mission, successes, failures),
      swapped: swapped !== undefined && members.includes(swapped) ? swapped : undefined,
      watched: watchedOn(table, mission),
    };
    if (success) successes += 1;
    else failures += 1;
    return trick;
  });
}

const CHIEF = codeOf('spyChief');
const SPY_REVERSER = codeOf('spyReverser');
const REVERSER = codeOf('resistanceReverser');
const ROGUE = codeOf('resistanceRogue');
const REVERSES = { spy: 0.5, resistance: 0.3 } as const;
const HOLDS_BACK = 0.8;
const AGREED = 0.4;
const WASTED = 0.12;

/** How likely these cards are, if this was the deal; 0 where nobody could have laid them. */
export function trickFactor(rules: Rules, trick: Trick, { cast, turns }: Deal): number {
  const { members, left, round, swapped, watched } = trick;
  let [failers, chiefs, spyReversers, reversers, rogues, forced] = [0, 0, 0, 0, 0, 0];
  for (const seat of members) {
    const code = cast[seat] as number;
    if (code === CHIEF && rules.marksChiefs) chiefs += 1;
    else if (code === SPY_REVERSER) spyReversers += 1;
    else if (code === REVERSER) reversers += 1;
    else if (code === ROGUE && seat !== watched) rogues += 1;
    else if (mayFail(rules, CHARACTERS[code] as Character, turns, round)) failers += 1;
    else if (seat === swapped) forced += 1;
  }
  const fails = left.fail - forced;
  if (fails < 0 || fails > failers || left.chiefFail > chiefs) return 0;
  if (left.reverse > spyReversers + reversers || left.rogueSuccess > rogues) return 0;
  const all = fails + left.chiefFail;
  const split =
    (combinations(failers, fails) * combinations(chiefs, left.chiefFail)) / combinations(failers + chiefs, all);
  const rogue = rogues === 0 ? 1 : 0.5;
  return sunk(all, failers + chiefs, trick) * split * reversed(left.reverse, spyReversers, reversers) * rogue;
}

function sunk(fails: number, able: number, { need, sink }: Trick): number {
  if (able < need) return chanceOf(fails, able, WASTED);
  const agreed = fails === need ? sink : fails === 0 ? 1 - sink : 0;
  return AGREED * agreed + (1 - AGREED) * chanceOf(fails, able, able === need ? sink ** (1 / need) : sink * HOLDS_BACK);
}

const chanceOf = (fails: number, able: number, each: number): number =>
  combinations(able, fails) * each ** fails * (1 - each) ** (able - fails);

function reversed(count: number, spies: number, loyal: number): number {
  const [s, l] = [spies > 0 ? REVERSES.spy : 0, loyal > 0 ? REVERSES.resistance : 0];
  if (count === 0) return (1 - s) * (1 - l);
  return count === 1 ? s * (1 - l) + l * (1 - s) : s * l;
}
