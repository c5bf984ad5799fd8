import type { Character, Extra, ModuleId } from '@reseau/games/resistance';

/** The modules that a lobby offers. Adding one here does not compile until it has its words in every language. */
export const OFFERED = [
  'targeting',
  'blindSpies',
  'inquisitor',
  'trapper',
  'reverser',
  'rogue',
  'sergeant',
  'assassin',
  'defector',
  'plot',
  'hunter',
] as const satisfies readonly ModuleId[];
export type Offered = (typeof OFFERED)[number];

/** What can be chosen within a module. */
export const CHOICES = {
  reverser: ['resistanceReverser', 'spyReverser'],
  rogue: ['resistanceRogue', 'spyRogue'],
  assassin: ['bodyGuard', 'falseCommander', 'deepCover', 'blindSpy'],
  hunter: ['dummyAgent', 'coordinator', 'deepAgent', 'blame'],
  defector: ['defectorsKnown', 'secretSwitch', 'openSwitch'],
} as const satisfies Partial<Record<ModuleId, readonly Extra[]>>;

type WithChoices = keyof typeof CHOICES;

const hasChoices = (module: ModuleId): module is WithChoices => Object.hasOwn(CHOICES, module);

export const choicesIn = (module: ModuleId): readonly Extra[] => (hasChoices(module) ? CHOICES[module] : []);

/** The choices that the lobby must have words for. */
export type OfferedExtra = (typeof CHOICES)[WithChoices & Offered][number];

/** Choices that add a rule, and no character. */
export const VARIANTS = [
  'blame',
  'defectorsKnown',
  'secretSwitch',
  'openSwitch',
] as const satisfies readonly OfferedExtra[];
export type Variant = (typeof VARIANTS)[number];

/** The characters that a module brings along, and those that come with its choices. */
const ALWAYS: Partial<Record<ModuleId, readonly Character[]>> = {
  assassin: ['commander', 'assassin'],
  hunter: ['resistanceChief', 'resistanceHunter', 'spyChief', 'spyHunter'],
  defector: ['resistanceDefector', 'spyDefector'],
};

const isVariant = (extra: Extra): extra is Variant => VARIANTS.some((variant) => variant === extra);

const charactersOf = (extra: Extra): readonly Character[] => {
  if (isVariant(extra)) return [];
  return extra === 'deepAgent' ? ['deepAgent', 'pretender'] : [extra];
};

/** Who is new at a table with this module and these of its choices. */
export const castOf = (module: ModuleId, extras: readonly Extra[]): readonly Character[] => [
  ...(ALWAYS[module] ?? []),
  ...extras.flatMap(charactersOf),
];

export const variantsIn = (extras: readonly Extra[]): readonly Variant[] => extras.filter(isVariant);
