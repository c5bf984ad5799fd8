import { type CardSet, cardSet } from './cards/card-set.ts';
import { type CardProblem, readCards } from './cards/read.ts';
import type { CardFile } from './cards/vocabulary.ts';
import { compose, type InsurrectionGame } from './compose.ts';
import { HOUSE } from './data/house.ts';
import { SEAT_COUNTS, type SeatCount } from './known.ts';
import { PATHS, type PathKind } from './phases/deal.ts';

/**
 * The options of a table: which sides of the locations lie up, and which box is played with; without one, the house's of
 * the day.
 */
export interface Setup {
  readonly side: PathKind;
  readonly cards?: CardFile;
}

export const SETUP_PROBLEMS = ['badOptions', 'unknownSide', 'badCards', 'tooFewSeats', 'tooManySeats'] as const;
export type SetupProblem = (typeof SETUP_PROBLEMS)[number];

export type SetUp =
  | {
      readonly ok: true;
      readonly game: InsurrectionGame;
      readonly setup: Setup;
      /** With the box in it, whoever's it is: an update of the house must not change a match under way. */
      readonly lasting: Required<Setup>;
    }
  | {
      readonly ok: false;
      readonly problem: SetupProblem;
      /** What is wrong with the cards, and where. */
      readonly cards?: readonly CardProblem[];
    };

export const HOUSE_SET: CardSet = cardSet(HOUSE);

/** Makes the game for these options, or says why they make no sense. */
export function setUp(seats: number, raw: unknown): SetUp {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { ok: false, problem: 'badOptions' };
  const { side, cards, ...rest } = raw as Readonly<Record<string, unknown>>;
  if (Object.keys(rest).length > 0) return { ok: false, problem: 'badOptions' };
  const path = PATHS.find((one) => one === side);
  if (path === undefined) return { ok: false, problem: 'unknownSide' };
  if (seats < SEAT_COUNTS[0]) return { ok: false, problem: 'tooFewSeats' };
  const count = SEAT_COUNTS.find((allowed): allowed is SeatCount => allowed === seats);
  if (count === undefined) return { ok: false, problem: 'tooManySeats' };
  const made = (setup: Setup, set: CardSet): SetUp => {
    return { ok: true, setup, lasting: { side: path, cards: set.file }, game: compose(count, set, path) };
  };
  if (cards === undefined) return made({ side: path }, HOUSE_SET);
  const read = readCards(cards);
  if (!read.ok) return { ok: false, problem: 'badCards', cards: read.problems };
  return made({ side: path, cards: read.file }, cardSet(read.file));
}
