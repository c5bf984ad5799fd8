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
import type { GameWords } from './i18n/game-words.ts';
import { problemOf } from './mixing.ts';

type Id = ModuleId | Extra;

/** A change that takes a conflict out of a mix: all of these are added, or all of them left out. */
interface Remedy {
  readonly on: boolean;
  readonly what: readonly Id[];
}

export interface Mend extends Remedy {
  /** The mix after it. */
  readonly setup: Setup;
}

/** The change that the first conflict of this mix calls for: one after which it can be played, or else one step on the way. */
export function mendFor(seats: number, setup: Setup): Mend | undefined {
  const problem = problemOf(seats, setup);
  if (problem === undefined) return undefined;
  const mends = (REMEDIES[problem]?.(setup) ?? []).map((remedy): Mend => ({ ...remedy, setup: after(setup, remedy) }));
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

/** What makes no sense without another choice. */
const RESTS_ON: Partial<Record<Extra, Extra>> = {
  falseCommander: 'bodyGuard',
  blame: 'deepAgent',
};

/** Modules that are nothing without one of their choices. */
const HOLLOW: readonly ModuleId[] = ['reverser', 'rogue'];

/** Leaves something out, with all that would be left hanging. */
function leaveOut({ modules, extras }: Setup, ...ids: readonly Id[]): Remedy {
  const goes = (extra: Extra): boolean => {
    const rest = RESTS_ON[extra];
    return ids.includes(extra) || ids.includes(moduleOf(extra)) || (rest !== undefined && ids.includes(rest));
  };
  const isHollow = (module: ModuleId): boolean => {
    const own = extras.filter((extra) => moduleOf(extra) === module);
    return HOLLOW.includes(module) && own.some(goes) && own.every(goes);
  };
  return {
    on: false,
    what: [...modules.filter((id) => ids.includes(id) || isHollow(id)), ...extras.filter(goes)],
  };
}

const add = (id: Extra): Remedy => ({ on: true, what: [id] });

/** For each conflict what can be done about it, the likeliest first. */
const REMEDIES: Partial<Record<SetupProblem, (setup: Setup) => readonly Remedy[]>> = {
  extraWithoutModule: (setup) => [
    leaveOut(setup, ...setup.extras.filter((extra) => !setup.modules.includes(moduleOf(extra)))),
  ],
  reverserMissing: (setup) => [add('resistanceReverser'), add('spyReverser'), leaveOut(setup, 'reverser')],
  rogueMissing: (setup) => [add('resistanceRogue'), add('spyRogue'), leaveOut(setup, 'rogue')],
  assassinAndHunter: (setup) => [leaveOut(setup, 'hunter'), leaveOut(setup, 'assassin')],
  blindSpiesAndReveal: (setup) => [leaveOut(setup, 'blindSpies')],
  blindSpiesAndBlindSpy: (setup) => [leaveOut(setup, 'blindSpies'), leaveOut(setup, 'blindSpy')],
  falseCommanderAlone: (setup) => [add('bodyGuard'), leaveOut(setup, 'falseCommander')],
  deepAgentTooFew: (setup) => [leaveOut(setup, 'deepAgent')],
  blameAlone: (setup) => [add('deepAgent'), leaveOut(setup, 'blame')],
  twoSwitchVariants: (setup) => [leaveOut(setup, ...setup.extras.filter(isSwitching).slice(1))],
  sergeantAndCards: (setup) => [leaveOut(setup, 'sergeant')],
  tooManySpies: (setup) => fewer(setup, 'spy'),
  tooManyResistance: (setup) => fewer(setup, 'resistance'),
};

const isSwitching = (extra: Extra): boolean =>
  extra === 'defectorsKnown' || extra === 'secretSwitch' || extra === 'openSwitch';

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
