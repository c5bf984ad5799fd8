import { combinations } from '@reseau/core';
import { failsNeeded } from '@reseau/games/resistance';
import { sinkRate } from './archetypes.ts';
import { type SeatSet, sizeOf, spySets, type Weights } from './seat-set.ts';
import type { Played, Situation } from './situation.ts';

/** How likely spies agree beforehand who sinks the mission, rather than each for themselves. */
const AGREED = 0.4;
/** How much a spy holds back when others on the team may do it. */
const HOLDS_BACK = 0.8;
/** How often a spy plays a Fail that cannot sink the mission. */
const WASTED = 0.12;

/** How likely these results are, for each set of spies: 0 where there were more Fail cards than spies. */
export function cardEvidence({ seats, played }: Situation): Weights {
  return Float64Array.from(spySets(seats), (spies) =>
    played.reduce((product, result) => product * likelihood(result, failsNeeded(seats, result.mission), spies), 1),
  );
}

function likelihood({ mission, team, fails, successes, failures }: Played, need: number, spies: SeatSet): number {
  const able = sizeOf(team & spies);
  if (fails > able) return 0;
  const sink = sinkRate(mission, successes, failures);
  if (able < need) return chanceOf(fails, able, WASTED);
  const agreed = fails === need ? sink : fails === 0 ? 1 - sink : 0;
  const apart = chanceOf(fails, able, able === need ? sink ** (1 / need) : sink * HOLDS_BACK);
  return AGREED * agreed + (1 - AGREED) * apart;
}

const chanceOf = (fails: number, able: number, each: number): number =>
  combinations(able, fails) * each ** fails * (1 - each) ** (able - fails);
