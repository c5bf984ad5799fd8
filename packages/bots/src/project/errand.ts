import type { City, LeaderId, Move } from '@reseau/games/project';

/** How much each thing done is worth, in actions; found by playing thousands of games. */
export interface Weights {
  readonly clue: number;
  readonly part: number;
  readonly craft: number;
  readonly sabotage: number;
  readonly bring: number;
  readonly token: number;
  readonly recruit: number;
  readonly incite: number;
  readonly kill: number;
  /** A soldier less where a city may tip. */
  readonly tip: number;
  /** Reds that had better stay in the reserve. */
  readonly margin: number;
  readonly slow: number;
  /** An action saved by a heroic card. */
  readonly hero: number;
  /** How many actions a turn is meant to have, by the number of leaders. Alone there is nobody to wait for. */
  readonly turn: readonly number[];
  /** What is worth less than this an action is left undone. */
  readonly least: number;
  /** A taste that makes things worth more or less, up to this share, and changes from turn to turn. */
  readonly whim?: number;
}

/** Go there and do that. */
export interface Errand {
  readonly leader: LeaderId;
  readonly at: City;
  /** What nobody else need do as well. */
  readonly claim: string;
  /** Worth for each action it takes. */
  readonly score: number;
  /** The first move of it, and the last; who only goes somewhere has no other. */
  readonly move: Move;
  readonly act: Move | undefined;
}

/** Writes an errand down: where, what for, how many actions there, what nobody else need do then, and the move that does it. */
export type Add = (at: City, worth: number, cost: number, claim: string, act: Move | undefined) => void;
