import type { resistance } from '@reseau/games';

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
] as const satisfies readonly resistance.ModuleId[];
export type Offered = (typeof OFFERED)[number];

/** What can be chosen within a module. */
export const CHOICES = {
  reverser: ['resistanceReverser', 'spyReverser'],
  rogue: ['resistanceRogue', 'spyRogue'],
  assassin: ['bodyGuard', 'falseCommander', 'deepCover', 'blindSpy'],
  hunter: ['dummyAgent', 'coordinator', 'deepAgent', 'blame'],
  defector: ['defectorsKnown', 'secretSwitch', 'openSwitch'],
} as const satisfies Partial<Record<resistance.ModuleId, readonly resistance.Extra[]>>;

type WithChoices = keyof typeof CHOICES;

const hasChoices = (module: resistance.ModuleId): module is WithChoices => Object.hasOwn(CHOICES, module);

export const choicesIn = (module: resistance.ModuleId): readonly resistance.Extra[] =>
  hasChoices(module) ? CHOICES[module] : [];

/** The choices that the lobby must have words for. */
export type OfferedExtra = (typeof CHOICES)[WithChoices & Offered][number];
