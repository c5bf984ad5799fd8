import { at, isOneOf, seatsOf } from '@reseau/core';
import { anything, fields, list, one, type Parsed, whole } from '@reseau/core/parse';
import { type Box, charactersIn, scenariosIn } from './box.ts';
import type { Character } from './leaders/catalogue.ts';
import { DIFFICULTIES, type Difficulty, GARRISONS, type Garrison, type ScenarioId } from './vocabulary.ts';
import { MOST_LEADERS } from './widest.ts';

export const SEAT_COUNTS = [1, 2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** What makes the invasion faster: real time, a number of actions of the army, or nothing. */
export const CLOCKS = ['wall', 'actions', 'off'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The options of a table, with what was left out filled in. */
export interface Setup {
  readonly difficulty: Difficulty;
  /** Absent: drawn by chance. */
  readonly scenario?: ScenarioId;
  readonly soldiers: Garrison;
  /** By seat, the characters it leads. An empty list is one drawn by chance. */
  readonly characters: readonly (readonly Character[])[];
  readonly clock: Clock;
  readonly minutesPerStep: number;
  /** Absent: by the difficulty and the number of leaders, who come and go until the start. */
  readonly actionsPerStep?: number;
  /** After this turn the match is lost: for short games, and for simulations. */
  readonly lastTurn?: number;
}

/** What a new table is set to. */
export const DEFAULTS = {
  difficulty: 'initiation',
  soldiers: 'printed',
  clock: 'wall',
} as const satisfies Partial<Setup>;

/** What options that do not name it mean. Tables set before there was a choice of soldiers keep what they had. */
export const LEFT_OUT = { ...DEFAULTS, soldiers: 'byLeaders' } as const satisfies Partial<Setup>;

export const SETUP_PROBLEMS = [
  'badOptions',
  'tooFewSeats',
  'tooManySeats',
  'unknownScenario',
  'unknownDifficulty',
  'unknownCharacter',
  'characterTwice',
  'tooManyLeaders',
  'badClock',
] as const;
export type SetupProblem = (typeof SETUP_PROBLEMS)[number];

const LONGEST_STEP = 240;
const MOST_ACTIONS = 1000;
const MOST_TURNS = 1000;

/** The options as a document writes them; what has a code of its own is checked when a table is set up. */
export const readOptions = fields(
  {},
  {
    difficulty: anything,
    scenario: anything,
    soldiers: one(GARRISONS),
    characters: list(list(anything)),
    clock: anything,
    minutesPerStep: anything,
    actionsPerStep: anything,
    lastTurn: whole(1, MOST_TURNS),
    /** With what a match that was stored is played: with no other than that can a table be opened. */
    box: anything,
  },
);

/** The options as given, made whole; or what is wrong with them. */
export function parseSetup(seats: SeatCount, given: Parsed<typeof readOptions>, box: Box): Setup | SetupProblem {
  const { scenario, soldiers = LEFT_OUT.soldiers, clock = LEFT_OUT.clock, lastTurn } = given;
  const difficulty = DIFFICULTIES.find((known) => known === (given.difficulty ?? LEFT_OUT.difficulty));
  if (difficulty === undefined) return 'unknownDifficulty';
  if (scenario !== undefined && !isOneOf(scenariosIn(box), scenario)) return 'unknownScenario';
  if (!isOneOf(CLOCKS, clock)) return 'badClock';
  const characters = parseCharacters(seats, given.characters ?? [], box);
  if (typeof characters === 'string') return characters;
  const { minutesPerStep = box.difficulties[difficulty].minutesPerStep, actionsPerStep } = given;
  if (!isCount(minutesPerStep, LONGEST_STEP)) return 'badClock';
  if (actionsPerStep !== undefined && !isCount(actionsPerStep, MOST_ACTIONS)) return 'badClock';
  return {
    difficulty,
    ...(scenario === undefined ? {} : { scenario }),
    soldiers,
    characters,
    clock,
    minutesPerStep,
    ...(actionsPerStep === undefined ? {} : { actionsPerStep }),
    ...(lastTurn === undefined ? {} : { lastTurn }),
  };
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= most;

/** For every seat the list of its characters; seats that are not named draw one. */
function parseCharacters(
  seats: SeatCount,
  raw: readonly (readonly unknown[])[],
  box: Box,
): Setup['characters'] | SetupProblem {
  const known = charactersIn(box);
  if (raw.length > seats) return 'badOptions';
  const chosen = raw.flat();
  if (!chosen.every((character) => isOneOf(known, character))) return 'unknownCharacter';
  if (new Set(chosen).size < chosen.length) return 'characterTwice';
  const bySeat = seatsOf(seats).map((seat) => (raw[seat] ?? []).filter((one) => isOneOf(known, one)));
  return leadersIn(bySeat) > MOST_LEADERS ? 'tooManyLeaders' : bySeat;
}

/** After how many actions of the army the invasion becomes faster, where they do it. */
export const stepOf = ({ difficulty, characters, actionsPerStep }: Setup, { difficulties }: Box): number =>
  actionsPerStep ?? at(difficulties[difficulty].actionsPerStep, leadersIn(characters) - 1);

/** How many leaders there will be: a seat that names none draws one. */
export const leadersIn = (characters: Setup['characters']): number =>
  characters.reduce((sum, own) => sum + Math.max(1, own.length), 0);

/** What was chosen for somebody stays theirs when seats change. */
export function reseated(options: object, from: readonly (number | undefined)[]): object {
  if (!('characters' in options) || !Array.isArray(options.characters)) return options;
  const { characters, ...others } = options;
  const lists = from.map((seat): unknown => (seat === undefined ? undefined : characters[seat]) ?? []);
  const used = lists.findLastIndex((list) => Array.isArray(list) && list.length > 0) + 1;
  return used === 0 ? others : { ...others, characters: lists.slice(0, used) };
}
