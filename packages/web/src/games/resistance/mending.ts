import {
  type Character,
  castOf,
  EXTRAS,
  type Extra,
  MODULE_IDS,
  type ModuleId,
  moduleOf,
  type Setup,
  type SetupProblem,
  type Side,
  sideOf,
} from '@reseau/games/resistance';
import { MODULE_LIST } from './catalogue.ts';
import type { GameWords } from './i18n/game-words.ts';
import { isHollow, problemOf, restsOn } from './mixing.ts';
import type { Mender, Remedy } from './remedy.ts';

type Id = ModuleId | Extra;

export interface Mend extends Remedy {
  /** The mix after it. */
  readonly setup: Setup;
}

/** The change that the first conflict of this mix calls for: one after which it can be played, or else one step on the way. */
export function mendFor(seats: number, setup: Setup): Mend | undefined {
  const problem = problemOf(seats, setup);
  if (problem === undefined) return undefined;
  const mends = remediesFor(problem, setup).map((remedy): Mend => ({ ...remedy, setup: after(setup, remedy) }));
  // On the way things are only left out: else one step could take back the other for ever.
  return mends.find((mend) => problemOf(seats, mend.setup) === undefined) ?? mends.find(({ on }) => !on);
}

/** What taking it does, by the names that the lobby has. */
export const mendWords = ({ on, what }: Remedy, { modules, extras, mixing }: GameWords): string =>
  mixing[on ? 'add' : 'drop'](what.map((id) => (isModule(id) ? modules[id] : extras[id]).name));

const isModule = (id: Id): id is ModuleId => MODULE_IDS.some((one) => one === id);

function after({ modules, extras }: Setup, { on, what }: Remedy): Setup {
  const stays = (id: Id, was: boolean): boolean => (what.includes(id) ? on : was);
  return {
    modules: MODULE_IDS.filter((id) => stays(id, modules.includes(id))),
    extras: EXTRAS.filter((id) => stays(id, extras.includes(id))),
  };
}

const LOBBIES = MODULE_LIST.flatMap(({ lobby }) => lobby ?? []);

/** Leaves something out, with all that would be left hanging. */
function leaveOut({ modules, extras }: Setup, ...ids: readonly Id[]): Remedy {
  const goes = (extra: Extra): boolean =>
    ids.some((id) => id === extra || id === moduleOf(extra) || (!isModule(id) && restsOn(extra, id)));
  const isEmptied = (module: ModuleId): boolean => {
    const own = extras.filter((extra) => moduleOf(extra) === module);
    return isHollow(module) && own.some(goes) && own.every(goes);
  };
  return {
    on: false,
    what: [...modules.filter((id) => ids.includes(id) || isEmptied(id)), ...extras.filter(goes)],
  };
}

const menderOf = (setup: Setup): Mender => ({
  setup,
  add: (id) => ({ on: true, what: [id] }),
  leaveOut: (...ids) => leaveOut(setup, ...ids),
});

/** What can be done about a conflict, the likeliest first. */
function remediesFor(problem: SetupProblem, setup: Setup): readonly Remedy[] {
  if (problem === 'extraWithoutModule') {
    return [leaveOut(setup, ...setup.extras.filter((extra) => !setup.modules.includes(moduleOf(extra))))];
  }
  if (problem === 'tooManySpies') return fewer(setup, 'spy');
  if (problem === 'tooManyResistance') return fewer(setup, 'resistance');
  return LOBBIES.flatMap(({ remedies }) => remedies?.[problem]?.(menderOf(setup)) ?? []);
}

/** Choices, and after them modules, without which a side has fewer named Characters. */
function fewer(setup: Setup, side: Side): readonly Remedy[] {
  const brings = (module: ModuleId, extras: readonly Extra[]): boolean =>
    castOf(module, extras).some((character) => sideOf(character) === side);
  const choices = setup.extras.filter((extra) => castOfChoice(extra).some((one) => sideOf(one) === side));
  const modules = setup.modules.filter((module) => brings(module, []));
  return [...choices, ...modules].map((id) => leaveOut(setup, id));
}

/** Whom a choice adds to what its module has anyway. */
function castOfChoice(extra: Extra): readonly Character[] {
  const module = moduleOf(extra);
  return castOf(module, [extra]).slice(castOf(module, []).length);
}
