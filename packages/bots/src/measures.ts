import type { AnyGame } from '@reseau/games';

/** The options of a table as somebody would write them down. */
export type TableOptions = Readonly<Record<string, unknown>>;

/** Somebody who can be measured: a level, or one whom only the arena knows. */
export interface Entrant {
  readonly name: string;
  /** Where it cannot play at every table: with how many seats. */
  readonly seats?: readonly number[];
}

/** Who plays: one against others, or one among others, as the game has it. */
export interface Pairing {
  readonly one: string;
  readonly others: string;
}

/** Tables that are counted as one row, under a heading with others of their kind. */
export interface Row {
  readonly heading: string;
  readonly name: string;
  readonly tables: readonly TableOptions[];
}

/** One game to be played and counted. */
export interface Trial<G = AnyGame> {
  readonly game: G;
  readonly pairing: Pairing;
  readonly seed: string;
  /** Which of its series it is, from 0. */
  readonly round: number;
  /** Told how long each move of the one took, by this clock. */
  readonly timed?: (milliseconds: number) => void;
  readonly clock?: () => number;
}

/** A value of a game that should stay within bounds. */
export interface Gauge {
  readonly section: string;
  readonly name: string;
  readonly value: number;
  readonly unit: 'percent' | 'points' | 'ratio';
  readonly bounds: readonly [least: number, most: number];
}

/** A table at which games are timed. */
export interface BenchTable {
  /** What figures are compared by from one version to the next. */
  readonly name: string;
  readonly seats: number;
  readonly options: TableOptions;
}

/** What the speed of a game is measured by. */
export interface Bench {
  /** The first is the plainest. Worked out when asked for: it may take a second. */
  tables(): readonly BenchTable[];
  /** Moves that lead nowhere: random players never make them. */
  readonly idle: readonly string[];
}

export interface SolveAsked {
  readonly seats: number;
  readonly seed: string;
  readonly restarts: number;
}

/** What a game offers to measure. */
export interface Measures<G = AnyGame> {
  readonly entrants: readonly Entrant[];
  /** What holds at a table where nothing else is asked for. */
  readonly options: TableOptions;
  /** The names of its options, each with its values where they are few. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** By part, the first being the one that is meant unless others are named: the pairings of an arena, and the rows of win rates. */
  readonly pairings: Readonly<Record<string, readonly Pairing[]>>;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** What is counted of every game at this table, in words. */
  outcomes(game: G): readonly string[];
  /** What the game came to, by outcome: 1 where it came about, 0 where it did not, a share where it is shared. */
  play(trial: Trial<G>): readonly number[];
  readonly bench: Bench;
  /** How even the game is, by games of its own. */
  balance?(game: G, games: number, seed: string): readonly Gauge[];
  /** Finds the plan that bots play by, and prints it with the value of the game. */
  solve?(asked: SolveAsked): readonly string[];
  /** Finds the numbers by which bots judge a table. */
  fit?(games: number, seed: string): readonly string[];
  /** Flags that said it before, with what says it now. */
  readonly formerFlags: Readonly<Record<string, string>>;
}

/** Every pair of these. */
export const pairsOf = (names: readonly string[]): readonly Pairing[] =>
  names.flatMap((one) => names.map((others) => ({ one, others })));
