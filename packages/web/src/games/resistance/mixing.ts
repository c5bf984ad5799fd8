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
import { MODULE_LIST } from './catalogue.ts';
import type { GameWords } from './i18n/game-words.ts';
import { choicesIn } from './modules.ts';

const key = ({ modules, extras }: Setup): string => [...modules.toSorted(), ...extras.toSorted()].join();
export const isSameMix = (some: Setup, others: Setup): boolean => key(some) === key(others);

/** Why this many cannot play this mix; fewer than the fewest are asked as if they were enough. */
export function problemOf(seats: number, setup: Setup): SetupProblem | undefined {
  const made = setUp(seatsFor(seats), setup);
  return made.ok ? undefined : made.problem;
}

/** Whether some number of players could play it; else no table will have it. */
export const isPlayable = (setup: Setup): boolean => SEAT_COUNTS.some((seats) => setUp(seats, setup).ok);

/** Whether a module is nothing without one of its choices. */
export const isHollow = (module: ModuleId): boolean => !isPlayable({ modules: [module], extras: [] });

/** Whether a choice is nothing without this other one of its module. */
export function restsOn(extra: Extra, other: Extra): boolean {
  const isPlayed = (...extras: readonly Extra[]): boolean => isPlayable({ modules: [moduleOf(extra)], extras });
  return !isPlayed(extra) && isPlayed(extra, other);
}

const seatsFor = (seats: number): number => Math.min(Math.max(seats, SEAT_COUNTS[0]), SEAT_COUNTS.at(-1) ?? seats);

/** With a module come the choices without which it is nothing; without it, they go. */
export function toggleModule(setup: Setup, module: ModuleId, on: boolean): Setup {
  const modules = MODULE_IDS.filter((id) => (id === module ? on : setup.modules.includes(id)));
  const others = setup.extras.filter((extra) => moduleOf(extra) !== module);
  if (!on) return { modules, extras: others };
  return { modules, extras: isHollow(module) ? [...others, ...choicesIn(module)] : others };
}

export const toggleExtra = (setup: Setup, extra: Extra, on: boolean): Setup => ({
  ...setup,
  extras: EXTRAS.filter((id) => (id === extra ? on : setup.extras.includes(id))),
});

/** What is legal, but perhaps not wise. */
export function hintFor(seats: number, setup: Setup, words: GameWords): string | undefined {
  if (setup.modules.length > 3) return words.mixing.many;
  return MODULE_LIST.flatMap(({ lobby }) => lobby?.hint?.(seatsFor(seats), setup, words) ?? [])[0];
}
