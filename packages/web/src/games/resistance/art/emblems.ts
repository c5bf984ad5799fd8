import type { Card, Character, ModuleId } from '@reseau/games/resistance';
import type { PlotCard } from '../kinds.ts';
import type { MarkName } from './marks.ts';

/** The sign on each character's card. */
export const EMBLEMS: Readonly<Record<Character, MarkName>> = {
  resistance: 'resistance',
  spy: 'spy',
  resistanceReverser: 'reverse',
  spyReverser: 'reverse',
  resistanceRogue: 'rogue',
  spyRogue: 'rogue',
  commander: 'commander',
  bodyGuard: 'bodyGuard',
  assassin: 'assassin',
  falseCommander: 'falseCommander',
  deepCover: 'deepCover',
  blindSpy: 'blindSpy',
  resistanceChief: 'chief',
  resistanceHunter: 'hunter',
  dummyAgent: 'dummyAgent',
  coordinator: 'coordinator',
  pretender: 'pretender',
  spyChief: 'chief',
  spyHunter: 'hunter',
  deepAgent: 'deepAgent',
  resistanceDefector: 'defector',
  spyDefector: 'defector',
};

export const PLOT_MARKS: Readonly<Record<PlotCard, MarkName>> = {
  closeEye: 'watched',
  strongLeader: 'strongLeader',
  noConfidence: 'noConfidence',
  opinionMaker: 'opinionMaker',
  takeResponsibility: 'take',
  spotlight: 'spotlight',
  overheard: 'overheard',
  establishConfidence: 'establishConfidence',
  openUp: 'openUp',
};

export type Ink = 'blue' | 'red' | 'ink';

export const CARD_INKS: Readonly<Record<Card, Ink>> = {
  success: 'blue',
  rogueSuccess: 'blue',
  fail: 'red',
  chiefFail: 'red',
  reverse: 'ink',
};

/** The sign of each module, where its name alone would be one of many. */
export const MODULE_MARKS: Readonly<Record<ModuleId, MarkName>> = {
  targeting: 'team',
  blindSpies: 'blindSpy',
  inquisitor: 'inquisitor',
  trapper: 'trapped',
  reverser: 'reverse',
  rogue: 'rogue',
  sergeant: 'sergeant',
  assassin: 'assassin',
  defector: 'defector',
  plot: 'plot',
  hunter: 'hunter',
};
