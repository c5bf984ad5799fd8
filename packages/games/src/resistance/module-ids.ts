import { keysOf } from '@reseau/core';
/** In the order in which they modify and insert, whatever order a table asked for them in. */
export const MODULE_IDS = [
  'targeting',
  'blindSpies',
  'defector',
  'plot',
  'sergeant',
  'trapper',
  'reverser',
  'rogue',
  'hunter',
  'assassin',
  'inquisitor',
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** Choices within a module, and the module that each belongs to. */
const BELONGS = {
  resistanceReverser: 'reverser',
  spyReverser: 'reverser',
  resistanceRogue: 'rogue',
  spyRogue: 'rogue',
  bodyGuard: 'assassin',
  falseCommander: 'assassin',
  deepCover: 'assassin',
  blindSpy: 'assassin',
  dummyAgent: 'hunter',
  coordinator: 'hunter',
  deepAgent: 'hunter',
  blame: 'hunter',
  defectorsKnown: 'defector',
  secretSwitch: 'defector',
  openSwitch: 'defector',
} as const satisfies Readonly<Record<string, ModuleId>>;

export type Extra = keyof typeof BELONGS;
export const EXTRAS = keysOf(BELONGS);
export const moduleOf = (extra: Extra): ModuleId => BELONGS[extra];
