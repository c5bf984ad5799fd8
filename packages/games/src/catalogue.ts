import type { Arranged, Beats, Game, Kind, PhraseBook, Worlds } from '@reseau/core';
import type { Problem } from '@reseau/core/parse';
import { GAME_IDS, type GameId } from './ids.ts';
import * as insurrection from './insurrection/index.ts';
import * as project from './project/index.ts';
import * as resistance from './resistance/index.ts';

/** Any game, for those who only carry its facts and moves: server, store, laws. */
export type AnyGame = Game<Kind> & Worlds<Kind> & Arranged<Kind>;

export type AnyMade =
  | {
      readonly ok: true;
      readonly game: AnyGame;
      readonly setup: object;
      /** The same with our own cards spelled out, for the record of a match: it must go on as it began when they change. */
      readonly lasting?: object;
    }
  | {
      readonly ok: false;
      readonly problem: string;
      /** The options as they were read, where each is well-formed and only their mix makes no table: a lobby may show them. */
      readonly draft?: object;
      /** Where cards or a box cannot be read: what is wrong, and where. */
      readonly wrong?: readonly Problem[];
    };

export interface GameEntry {
  readonly id: GameId;
  readonly seats: readonly number[];
  readonly defaults: object;
  /** How many people must agree on what is decided outside the game; more than half of them, unless sides could use it. */
  agreement?(seats: number): number | undefined;
  setUp(seats: number, options: unknown): AnyMade;
  /**
   * The options once people have changed places: what was chosen for somebody stays theirs. `from` says of each seat where
   * whoever has it now sat before, if they had one. Absent where no option names a seat.
   */
  reseated?(options: object, from: readonly (number | undefined)[]): object;
  /** Where the cards may be other than our own: ours, and what is wrong with a file of others. */
  readonly cardFile?: { readonly own: object; problems(document: unknown): readonly Problem[] };
  /** What can be said without words, in every language at once. */
  readonly phrases: PhraseBook;
  /** The scenes that the table is shown of what everybody was just told: until they are over, nobody has seen it. */
  showing(told: readonly Kind['open'][]): readonly Beats[];
}

export const GAMES: Readonly<Record<GameId, GameEntry>> = {
  resistance: {
    id: 'resistance',
    seats: resistance.SEAT_COUNTS,
    defaults: resistance.DEFAULTS,
    agreement: resistance.agreement,
    setUp: resistance.setUp,
    phrases: resistance.PHRASES,
    showing: (told) => resistance.showing(told as readonly resistance.Fact[]),
  },
  insurrection: {
    id: 'insurrection',
    seats: insurrection.SEAT_COUNTS,
    defaults: insurrection.DEFAULTS,
    setUp: insurrection.setUp,
    reseated: insurrection.reseated,
    cardFile: {
      own: insurrection.HOUSE,
      problems: (document) => {
        const read = insurrection.readCards(document);
        return read.ok ? [] : read.problems;
      },
    },
    phrases: insurrection.PHRASES,
    showing: (told) => insurrection.showing(told as readonly insurrection.Fact[]),
  },
  project: {
    id: 'project',
    seats: project.SEAT_COUNTS,
    defaults: project.DEFAULTS,
    setUp: project.setUp,
    reseated: project.reseated,
    phrases: project.PHRASES,
    showing: (told) => project.showing(told as readonly project.Fact[]),
  },
};

/** Sets up a game by its name; an unknown name is a problem like any other. */
export function setUpGame(name: string, seats: number, options: unknown): AnyMade {
  const id = GAME_IDS.find((known) => known === name);
  return id === undefined ? { ok: false, problem: 'unknownGame' } : GAMES[id].setUp(seats, options);
}
