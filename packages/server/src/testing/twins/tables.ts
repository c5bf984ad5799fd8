import { Rng } from '@reseau/core';
import type { GameId } from '@reseau/games';
import * as insurrection from '@reseau/games/insurrection';
import * as project from '@reseau/games/project';
import * as resistance from '@reseau/games/resistance';
import { AROUND, type Around } from './kinds.ts';

/** A table at which twins sit. */
export interface TwinTable {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly bots: number;
  readonly clock: 0 | 30;
  /** What happens in the middle of the match. */
  readonly around: readonly Around[];
  /** Its name, too. */
  readonly seed: string;
  /** So many turns at the most. */
  readonly longest: number;
}

type Sort = Pick<TwinTable, 'game' | 'seats' | 'options'>;

/** What happens at which table of the sample: where there are people, bots and time enough for it. */
const AROUND_SAMPLE: readonly Around[] = [
  'pause',
  'newDevices',
  'botSeatTaken',
  'awaySeatTaken',
  'anotherMatch',
  'replacedSeatTaken',
  'newDevices',
  'anotherMatch',
  'pause',
  'botSeatTaken',
  'newDevices',
  'pause',
  'viewerSeatTaken',
  'pause',
  'anotherMatch',
];

/** Modules that together are all of them, in mixes that are legal at these tables. */
const MIXES: readonly (readonly [resistance.SeatCount, readonly resistance.ModuleId[]])[] = [
  [5, []],
  [6, ['targeting', 'blindSpies']],
  [7, ['plot', 'inquisitor']],
  [8, ['defector', 'reverser']],
  [9, ['assassin', 'trapper', 'sergeant']],
  [10, ['hunter', 'rogue']],
];

function resistanceTable(seats: resistance.SeatCount, modules: readonly resistance.ModuleId[]): Sort {
  const mix = mixesFor(seats).find(
    (setup) => setup.modules.length === modules.length && modules.every((one) => setup.modules.includes(one)),
  );
  if (mix === undefined) throw new Error(`twins: no legal mix of ${modules.join(' ')} for ${seats}`);
  return { game: 'resistance', seats, options: mix };
}

/** Every size of table of every game, and every module. */
const sample = (): readonly Sort[] => [
  ...MIXES.map(([seats, modules]) => resistanceTable(seats, modules)),
  ...insurrection.SEAT_COUNTS.map(
    (seats): Sort => ({
      game: 'insurrection',
      seats,
      options: { side: seats % 2 === 0 ? 'base' : 'advanced' },
    }),
  ),
  ...project.SEAT_COUNTS.map(
    (seats): Sort => ({
      game: 'project',
      seats,
      options: { scenario: 'landing', difficulty: 'initiation', ...clockFor(seats) },
    }),
  ),
];

/** At some tables the match's own clock ticks, seldom enough for everything else to happen between. */
const clockFor = (seats: number) => (seats === 3 ? { clock: 'wall', minutesPerStep: 10 } : { clock: 'off' });

/** Any other table that is legal. */
function anyTable(rng: Rng): Sort {
  const game = rng.choose(['resistance', 'resistance', 'insurrection', 'project'] as const);
  switch (game) {
    case 'resistance': {
      const seats = rng.choose(resistance.SEAT_COUNTS);
      return { game, seats, options: rng.choose(mixesFor(seats)) };
    }
    case 'insurrection':
      return { game, seats: rng.choose(insurrection.SEAT_COUNTS), options: { side: rng.choose(insurrection.PATHS) } };
    case 'project': {
      const scenario = rng.choose(project.SCENARIO_IDS);
      const difficulty = rng.choose(project.DIFFICULTIES);
      const seats = rng.choose(project.SEAT_COUNTS);
      return { game, seats, options: { scenario, difficulty, ...clockFor(seats) } };
    }
  }
}

const known = new Map<resistance.SeatCount, readonly resistance.Setup[]>();
function mixesFor(seats: resistance.SeatCount): readonly resistance.Setup[] {
  const mixes = known.get(seats) ?? [...resistance.legalMixes(seats)];
  known.set(seats, mixes);
  return mixes;
}

/** All chance in the tables, the deals and what is chosen follows from it. */
export const SEED = 'twin tables';

/** Turns of a match in the sample, and of those beyond it. */
const SHORT = 12;
const LONG = 40;

/** So many tables of all kinds, with their bots, the same ones every time; no fewer than the sample. */
export function tablesFor(count: number): readonly TwinTable[] {
  const rng = Rng.seeded(SEED);
  const first = sample();
  const more = Array.from({ length: Math.max(0, count - first.length) }, () => anyTable(rng));
  return [...first, ...more].map((sort, number) => {
    const around = AROUND_SAMPLE[number] ?? rng.choose(AROUND);
    const least = around === 'botSeatTaken' ? 1 : 0;
    return {
      ...sort,
      bots: sort.seats > 4 ? least + rng.below(3 - least) : 0,
      clock: number % 3 === 1 ? 30 : 0,
      around: [around],
      seed: `${sort.game} for ${sort.seats}, table ${number + 1}`,
      longest: number < first.length ? SHORT : LONG,
    };
  });
}
