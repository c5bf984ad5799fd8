import { seatsOf } from '@reseau/core';
import { anything, fields, type Problem } from '@reseau/core/parse';
import { type CardSet, cardSet } from './cards/card-set.ts';
import { type CardProblem, readCards } from './cards/read.ts';
import type { CardFile } from './cards/vocabulary.ts';
import { compose, type InsurrectionGame } from './compose.ts';
import { HOUSE } from './data/house.ts';
import { SEAT_COUNTS, type SeatCount } from './known.ts';
import { BETWEEN, type Locations, PATHS, type Plan } from './phases/deal.ts';

/** The options of a table: what it has chosen of the deal, and the box to play with; without one, our own current cards. */
export interface Setup extends Plan {
  readonly cards?: CardFile;
}

export const SETUP_PROBLEMS = [
  'badOptions',
  'unknownSide',
  'badCards',
  'cardsTooLarge',
  'tooFewSeats',
  'tooManySeats',
  'firstNotSeated',
  'notFourLocations',
  'unknownLocation',
] as const;
export type SetupProblem = (typeof SETUP_PROBLEMS)[number];

export type Made =
  | {
      readonly ok: true;
      readonly game: InsurrectionGame;
      readonly setup: Setup;
      /** With the box in it, even our own: an update of our cards must not change a match in progress. */
      readonly lasting: Setup & Required<Pick<Setup, 'cards'>>;
    }
  | {
      readonly ok: false;
      readonly problem: SetupProblem;
      /** What is wrong with the cards, and where. */
      readonly wrong?: readonly CardProblem[];
      /** The options as they were read, where all that is wrong is how many locations are chosen. */
      readonly draft?: Setup;
    };

export const HOUSE_SET: CardSet = cardSet(HOUSE);

/** The options as a document writes them; what each may be is checked when a table is set up. */
export const readOptions = fields({}, { side: anything, first: anything, locations: anything, cards: anything });

/** What a new table is set to. */
export const DEFAULTS = { side: 'base' } as const satisfies Partial<Setup>;

/** Makes the game for these options, or says why they make no sense. */
export function setUp(seats: number, raw: unknown): Made {
  const problems: Problem[] = [];
  const read = readOptions(raw, 'options', problems);
  if (problems.length > 0) return { ok: false, problem: 'badOptions' };
  const { side, first, locations, cards } = read;
  const path = PATHS.find((one) => one === side);
  if (path === undefined) return { ok: false, problem: 'unknownSide' };
  if (seats < SEAT_COUNTS[0]) return { ok: false, problem: 'tooFewSeats' };
  const count = SEAT_COUNTS.find((allowed): allowed is SeatCount => allowed === seats);
  if (count === undefined) return { ok: false, problem: 'tooManySeats' };
  const box = boxOf(cards);
  if (!box.ok) return { ok: false, problem: problemWith(box.problems), wrong: box.problems };
  const named = seatsOf(count).find((seat) => seat === first);
  if (first !== undefined && named === undefined) return { ok: false, problem: 'firstNotSeated' };
  const chosen = locations === undefined ? undefined : parseLocations(box.set, locations);
  if (chosen !== undefined && 'problem' in chosen) return { ok: false, problem: chosen.problem };
  const plan: Plan = {
    side: path,
    ...(named === undefined ? {} : { first: named }),
    ...(chosen === undefined ? {} : { locations: chosen.locations }),
  };
  const setup: Setup = cards === undefined ? plan : { ...plan, cards: box.set.file };
  if (chosen !== undefined && chosen.locations !== 'any' && chosen.locations.length !== BETWEEN)
    return { ok: false, problem: 'notFourLocations', draft: setup };
  return { ok: true, setup, lasting: { ...plan, cards: box.set.file }, game: compose(count, box.set, plan) };
}

type BoxRead =
  | { readonly ok: true; readonly set: CardSet }
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** A box is tried for every number of seats, and again whenever somebody comes or goes: it is read once. */
const BOXES = new WeakMap<object, BoxRead>();

function boxOf(cards: unknown): BoxRead {
  if (cards === undefined) return { ok: true, set: HOUSE_SET };
  const known = isObject(cards) ? BOXES.get(cards) : undefined;
  if (known !== undefined) return known;
  const read = readCards(cards);
  const box: BoxRead = read.ok ? { ok: true, set: cardSet(read.file) } : read;
  if (isObject(cards)) BOXES.set(cards, box);
  if (box.ok) BOXES.set(box.set.file, box);
  return box;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const problemWith = (problems: readonly CardProblem[]): SetupProblem =>
  problems.some(({ tooMuch }) => tooMuch === true) ? 'cardsTooLarge' : 'badCards';

type LocationsRead = { readonly locations: Locations } | { readonly problem: 'notFourLocations' | 'unknownLocation' };

/** Locations of the box, each once; whether there are four is the next question. */
function parseLocations({ file }: CardSet, raw: unknown): LocationsRead {
  if (raw === 'any') return { locations: 'any' };
  if (!Array.isArray(raw) || new Set(raw).size !== raw.length) return { problem: 'notFourLocations' };
  const locations = raw.flatMap((id: unknown) => file.locations.find((one) => one.id === id)?.id ?? []);
  return locations.length === raw.length ? { locations } : { problem: 'unknownLocation' };
}

/** Whoever was chosen to begin begins, wherever they sit; if they are gone, anybody does. */
export function reseated(options: object, from: readonly (number | undefined)[]): object {
  if (!('first' in options)) return options;
  const { first, ...others } = options;
  const seat = from.findIndex((before) => before !== undefined && before === first);
  return seat < 0 ? others : { ...others, first: seat };
}
