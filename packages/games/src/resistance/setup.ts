import { CATALOGUE } from './catalogue.ts';
import { compose, type ResistanceGame } from './compose.ts';
import { SEAT_COUNTS, type SeatCount } from './data/tables.ts';
import { MODULE_IDS, type ModuleId } from './module.ts';

/** The options of a table: which modules are in play. */
export interface Setup {
  readonly modules: readonly ModuleId[];
}

export const SETUP_PROBLEMS = ['badOptions', 'tooFewSeats', 'tooManySeats', 'unknownModule', 'moduleTwice'] as const;
export type SetupProblem = (typeof SETUP_PROBLEMS)[number];

export type SetUp =
  | { readonly ok: true; readonly game: ResistanceGame; readonly setup: Setup }
  | { readonly ok: false; readonly problem: SetupProblem };

/** Makes the game for these options, or says why they make no sense. */
export function setUp(seats: number, raw: unknown): SetUp {
  const setup = parseSetup(raw);
  if (typeof setup === 'string') return { ok: false, problem: setup };
  if (seats < SEAT_COUNTS[0]) return { ok: false, problem: 'tooFewSeats' };
  const count = SEAT_COUNTS.find((allowed): allowed is SeatCount => allowed === seats);
  if (count === undefined) return { ok: false, problem: 'tooManySeats' };
  return {
    ok: true,
    setup,
    game: compose(
      count,
      CATALOGUE.filter(({ id }) => setup.modules.includes(id)),
    ),
  };
}

function parseSetup(raw: unknown): Setup | SetupProblem {
  if (typeof raw !== 'object' || raw === null || !('modules' in raw) || !Array.isArray(raw.modules))
    return 'badOptions';
  if (Object.keys(raw).length !== 1) return 'badOptions';
  const modules = MODULE_IDS.filter((id) => (raw.modules as unknown[]).includes(id));
  if (raw.modules.some((id) => !MODULE_IDS.some((known) => known === id))) return 'unknownModule';
  if (modules.length !== raw.modules.length) return 'moduleTwice';
  return { modules };
}
