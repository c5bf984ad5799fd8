import { fields, list, one, type Problem } from '@reseau/core/parse';
import { CATALOGUE } from './catalogue.ts';
import type { Character } from './characters.ts';
import { sideOf } from './characters.ts';
import { castFor, compose, namedBy, type ResistanceGame } from './compose.ts';
import { SEAT_COUNTS, type SeatCount, SPIES } from './data/tables.ts';
import type { Maker, MixRule } from './module.ts';
import { EXTRAS, type Extra, MODULE_IDS, type ModuleId, moduleOf } from './module-ids.ts';

/** The options of a table: which modules are in play, and what is chosen within them. */
export interface Setup {
  readonly modules: readonly ModuleId[];
  readonly extras: readonly Extra[];
}

/** What a new table is set to. */
export const DEFAULTS = { modules: [] } as const satisfies Partial<Setup>;

const PROBLEMS = [
  'badOptions',
  'tooFewSeats',
  'tooManySeats',
  'unknownModule',
  'moduleTwice',
  'extraWithoutModule',
  'tooManySpies',
  'tooManyResistance',
] as const;

type Mixing = NonNullable<(typeof CATALOGUE)[number]['mixing']>;

/** What makes no sense at any table, and what modules say of the mixes that they are in. */
export type SetupProblem = (typeof PROBLEMS)[number] | Mixing[number]['problem'];

/** The first that applies is the reason given: later modules, which change more of the game, have the first word. */
const RULES: readonly MixRule<SetupProblem>[] = [
  { problem: 'extraWithoutModule', breaks: (has) => EXTRAS.some((extra) => has(extra) && !has(moduleOf(extra))) },
  ...CATALOGUE.toReversed().flatMap(({ mixing = [] }): readonly MixRule<SetupProblem>[] => mixing),
];

export const SETUP_PROBLEMS: readonly SetupProblem[] = [
  ...new Set([...PROBLEMS, ...RULES.map(({ problem }) => problem)]),
];

export type Made =
  | { readonly ok: true; readonly game: ResistanceGame; readonly setup: Setup }
  | {
      readonly ok: false;
      readonly problem: SetupProblem;
      /** The options as they were read, where each of them is one of ours. */
      readonly draft?: Setup;
    };

/** Makes the game for these options, or says why they make no sense. */
export function setUp(seats: number, raw: unknown): Made {
  const setup = parseSetup(raw);
  if (typeof setup === 'string') return { ok: false, problem: setup };
  if (seats < SEAT_COUNTS[0]) return { ok: false, problem: 'tooFewSeats', draft: setup };
  const count = SEAT_COUNTS.find((allowed): allowed is SeatCount => allowed === seats);
  if (count === undefined) return { ok: false, problem: 'tooManySeats', draft: setup };
  const problem = setupProblem(count, setup);
  if (problem !== undefined) return { ok: false, problem, draft: setup };
  return { ok: true, setup, game: compose(count, makersOf(setup), setup.extras) };
}

const makersOf = ({ modules }: Setup): readonly Maker[] => CATALOGUE.filter(({ id }) => modules.includes(id));

/** The Characters that a module brings along with these of its choices. */
export const castOf = (module: ModuleId, extras: readonly Extra[]): readonly Character[] =>
  namedBy(makersOf({ modules: [module], extras }), extras);

/** Whether these modules cannot stand together, whatever is chosen within them. */
export const modulesClash = (modules: readonly ModuleId[]): boolean =>
  RULES.some(({ isClash, breaks }) => isClash === true && breaks((id) => modules.some((one) => one === id), 10));

/** What makes a well-formed mix illegal for this many players. */
export function setupProblem(seats: SeatCount, setup: Setup): SetupProblem | undefined {
  const chosen = new Set<string>([...setup.modules, ...setup.extras]);
  const broken = RULES.find(({ breaks }) => breaks((id) => chosen.has(id), seats));
  return broken?.problem ?? crowding(castFor(seats, makersOf(setup), setup.extras), seats);
}

/** The options as a document writes them. */
export const readOptions = fields({ modules: list(one(MODULE_IDS)) }, { extras: list(one(EXTRAS)) });

function parseSetup(raw: unknown): Setup | SetupProblem {
  const problems: Problem[] = [];
  const read = readOptions(raw, 'options', problems);
  if (problems.some(({ path }) => !path.endsWith(']'))) return 'badOptions';
  if (problems.length > 0) return 'unknownModule';
  const { modules, extras = [] } = read;
  const inPlay = MODULE_IDS.filter((id) => modules.includes(id));
  const chosen = EXTRAS.filter((extra) => extras.includes(extra));
  if (inPlay.length !== modules.length || chosen.length !== extras.length) return 'moduleTwice';
  return { modules: inPlay, extras: chosen };
}

/** More named characters of a side than it has members. */
function crowding(deck: readonly Character[], seats: SeatCount): SetupProblem | undefined {
  const spies = deck.filter((character) => sideOf(character) === 'spy').length;
  if (spies > SPIES[seats]) return 'tooManySpies';
  return deck.length > seats ? 'tooManyResistance' : undefined;
}
