import type { AnyGame } from '@reseau/games';
import type { Measures, Pairing } from '../measures.ts';
import type { Tally } from './tally.ts';

export interface Series {
  readonly game: AnyGame;
  readonly pairing: Pairing;
  readonly games: number;
  readonly seed: string;
}

/** Plays a series of games and counts what they came to, by outcome. */
export function counted(measures: Measures, { games, seed, ...series }: Series): ReadonlyMap<string, Tally> {
  const outcomes = measures.outcomes(series.game);
  const counts = outcomes.map(() => 0);
  for (let round = 0; round < games; round += 1) {
    const came = measures.play({ ...series, round, seed: `${seed} ${round}` });
    for (const [outcome, part] of came.entries()) counts[outcome] = (counts[outcome] ?? 0) + part;
  }
  return new Map(outcomes.map((name, outcome) => [name, { count: counts[outcome] ?? 0, games }]));
}

/** How long the moves of the one take in milliseconds, by this clock: at the median, at 99 % and at the longest. */
export function timed(measures: Measures, { games, seed, ...series }: Series, clock: () => number): readonly number[] {
  const times: number[] = [];
  for (let round = 0; round < games; round += 1) {
    measures.play({ ...series, round, seed: `${seed} ${round}`, clock, timed: (taken) => times.push(taken) });
  }
  times.sort((a, b) => a - b);
  return [0.5, 0.99, 1].map((part) => times[Math.floor((times.length - 1) * part)] ?? 0);
}
