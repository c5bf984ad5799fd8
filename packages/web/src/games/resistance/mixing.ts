import {
  EXTRAS,
  type Extra,
  MODULE_IDS,
  type ModuleId,
  moduleOf,
  SEAT_COUNTS,
  type Setup,
  type SetupProblem,
  setUp,
} from '@reseau/games/resistance';
import { choicesIn } from './modules.ts';

/** Tables that are known to be good. */
export const PRESETS = {
  base: { modules: [], extras: [] },
  edition2020: { modules: ['inquisitor'], extras: [] },
  plot: { modules: ['plot'], extras: [] },
  assassin: { modules: ['assassin'], extras: ['bodyGuard', 'falseCommander'] },
  hunter: { modules: ['hunter'], extras: [] },
  agenda: { modules: ['defector', 'trapper', 'assassin'], extras: [] },
} as const satisfies Readonly<Record<string, Setup>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[];

const key = ({ modules, extras }: Setup): string => [...modules.toSorted(), ...extras.toSorted()].join();
export const isSameMix = (some: Setup, others: Setup): boolean => key(some) === key(others);

/** Why this many cannot play this mix; fewer than the fewest are asked as if they were enough. */
export function problemOf(seats: number, setup: Setup): SetupProblem | undefined {
  const made = setUp(seatsFor(seats), setup);
  return made.ok ? undefined : made.problem;
}

/** Whether some number of players could play it; else no table will have it. */
export const isPlayable = (setup: Setup): boolean => SEAT_COUNTS.some((seats) => setUp(seats, setup).ok);

const seatsFor = (seats: number): number => Math.min(Math.max(seats, SEAT_COUNTS[0]), SEAT_COUNTS.at(-1) ?? seats);

/** With a module come the choices without which it is nothing; without it, they go. */
export function toggleModule(setup: Setup, module: ModuleId, on: boolean, seats: number): Setup {
  const modules = MODULE_IDS.filter((id) => (id === module ? on : setup.modules.includes(id)));
  const others = setup.extras.filter((extra) => moduleOf(extra) !== module);
  if (!on) return { modules, extras: others };
  const bare = { modules, extras: others };
  const problem = problemOf(seats, bare);
  const isBare = problem !== 'reverserMissing' && problem !== 'rogueMissing';
  return isBare ? bare : { modules, extras: [...others, ...choicesIn(module)] };
}

export const toggleExtra = (setup: Setup, extra: Extra, on: boolean): Setup => ({
  ...setup,
  extras: EXTRAS.filter((id) => (id === extra ? on : setup.extras.includes(id))),
});

export const HINTS = ['many', 'guarded'] as const;
export type Hint = (typeof HINTS)[number];

/** What is legal, but perhaps not wise. */
export function hintFor(seats: number, { modules, extras }: Setup): Hint | undefined {
  if (modules.length > 3) return 'many';
  const isGuarded = extras.includes('falseCommander') || extras.includes('deepCover');
  return seatsFor(seats) === 5 && extras.includes('bodyGuard') && !isGuarded ? 'guarded' : undefined;
}
