import { type Match, optionsFor, Rng, sample, start, submit } from '@reseau/core';
import { type Extra, type ModuleId, type ResistanceKind, setUp } from '@reseau/games/resistance';

export interface GamesFigure {
  readonly name: string;
  readonly perSecond: number;
  readonly movesPerGame: number;
}

type ResistanceMatch = Match<ResistanceKind>;

const ROUNDS = 7;
const ROUND_MS = 600;

export interface BenchTable {
  readonly name: string;
  readonly seats: number;
  readonly modules: readonly ModuleId[];
  readonly extras?: readonly Extra[];
}

/** The base game, then each module alone, then the most that legally goes together. */
export const TABLES: readonly BenchTable[] = [
  { name: '5 seats', seats: 5, modules: [] },
  { name: '7 seats', seats: 7, modules: [] },
  { name: '10 seats', seats: 10, modules: [] },
  { name: '10 seats, Targeting, Blind Spies', seats: 10, modules: ['targeting', 'blindSpies'] },
  { name: '8 seats', seats: 8, modules: [] },
  { name: '8 seats, Inquisitor', seats: 8, modules: ['inquisitor'] },
  { name: '8 seats, Trapper', seats: 8, modules: ['trapper'] },
  { name: '8 seats, Reverser', seats: 8, modules: ['reverser'], extras: ['resistanceReverser', 'spyReverser'] },
  { name: '8 seats, Rogue', seats: 8, modules: ['rogue'], extras: ['resistanceRogue', 'spyRogue'] },
  { name: '8 seats, Assassin', seats: 8, modules: ['assassin'], extras: ['bodyGuard', 'falseCommander', 'deepCover'] },
  { name: '8 seats, Defector', seats: 8, modules: ['defector'] },
  { name: '8 seats, Sergeant', seats: 8, modules: ['sergeant'] },
  { name: '8 seats, Plot', seats: 8, modules: ['plot'] },
  { name: '8 seats, Hunter', seats: 8, modules: ['hunter'], extras: ['dummyAgent', 'deepAgent', 'blame'] },
  {
    name: '8 seats, seven with Hunter',
    seats: 8,
    modules: ['targeting', 'plot', 'trapper', 'reverser', 'rogue', 'hunter', 'inquisitor'],
    extras: ['resistanceReverser', 'resistanceRogue'],
  },
  {
    name: '8 seats, eight with Assassin',
    seats: 8,
    modules: ['targeting', 'defector', 'plot', 'trapper', 'reverser', 'rogue', 'assassin', 'inquisitor'],
    extras: ['resistanceReverser', 'resistanceRogue'],
  },
];

/** Full random games through the public verbs, every seat's knowledge kept at each decision. */
export function measureGames({ name, seats, modules, extras = [] }: BenchTable): GamesFigure {
  const made = setUp(seats, { modules, extras });
  if (!made.ok) throw new Error(`bench: ${made.problem}`);
  const chance = Rng.seeded('bench');
  let played = 0;
  let moves = 0;
  const rates = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    let games = 0;
    while (performance.now() - began < ROUND_MS) {
      for (let batch = 0; batch < 50; batch += 1) {
        moves += playOne(start(made.game, `bench ${played}`).match, chance);
        played += 1;
        games += 1;
      }
    }
    return (games * 1000) / (performance.now() - began);
  });
  return { name, perSecond: median(rates.slice(1)), movesPerGame: moves / played };
}

function playOne(dealt: ResistanceMatch, chance: Rng): number {
  let match = dealt;
  let moves = 0;
  while (match.outcome === undefined) {
    const { must, question } = match.turn;
    for (const actor of must) {
      const done = submit(match, { actor, question, move: sample(optionsFor(match, actor), chance) });
      if (!done.ok) throw new Error(`bench: ${done.code}`);
      match = done.match;
      moves += 1;
    }
  }
  return moves;
}

const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

/** Matches in the middle of a game, for whoever weighs them. */
export function halfPlayed(count: number): readonly ResistanceMatch[] {
  const made = setUp(5, { modules: [] });
  if (!made.ok) throw new Error(`bench: ${made.problem}`);
  const chance = Rng.seeded('weigh');
  return Array.from({ length: count }, (_, index) => {
    let { match } = start(made.game, `weigh ${index}`);
    while (match.table.results.length < 2 && match.outcome === undefined) {
      const { must, question } = match.turn;
      for (const actor of must) {
        const done = submit(match, { actor, question, move: sample(optionsFor(match, actor), chance) });
        if (done.ok) match = done.match;
      }
    }
    return match;
  });
}
