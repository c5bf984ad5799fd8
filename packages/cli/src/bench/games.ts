import { type BenchTable, measuresOf } from '@reseau/bots';
import { type Kind, type Match, Rng, start } from '@reseau/core';
import { type AnyGame, type GameId, setUpGame } from '@reseau/games';
import { step } from './random-play.ts';

export interface GamesFigure {
  readonly name: string;
  readonly perSecond: number;
  readonly movesPerGame: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
}

const USUAL: Rounds = { rounds: 7, milliseconds: 600 };

export function gameOf(id: GameId, { seats, options }: BenchTable): AnyGame {
  const made = setUpGame(id, seats, options);
  if (!made.ok) throw new Error(`bench: ${made.problem}`);
  return made.game;
}

/** Full random games through the public verbs, every seat's knowledge kept at each decision. */
export function measureGames(id: GameId, table: BenchTable, how = USUAL): GamesFigure {
  const { idle } = measuresOf(id).bench;
  const game = gameOf(id, table);
  const chance = Rng.seeded('bench');
  let played = 0;
  let moves = 0;
  const rates = Array.from({ length: how.rounds }, () => {
    const began = performance.now();
    let games = 0;
    while (performance.now() - began < how.milliseconds) {
      let { match } = start(game, `bench ${played}`);
      while (match.outcome === undefined) {
        moves += Math.max(1, match.turn.must.length);
        match = step(match, { chance, idle });
      }
      played += 1;
      games += 1;
    }
    return (games * 1000) / (performance.now() - began);
  });
  // The first round warms up.
  return { name: table.name, perSecond: median(rates.slice(1)), movesPerGame: moves / played };
}

const median = (rates: readonly number[]): number => rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0;

/** A match in the middle of a random game, for whoever weighs it. */
export function halfPlayed(game: AnyGame, seed: string, idle: readonly string[]): Match<Kind> {
  const chance = Rng.seeded(seed);
  const course = [start(game, seed).match];
  for (let last = course[0]; last !== undefined && last.outcome === undefined; last = course.at(-1)) {
    course.push(step(last, { chance, idle }));
  }
  const middle = course[Math.floor(course.length / 2)];
  if (middle === undefined) throw new Error('bench: no match');
  return middle;
}
