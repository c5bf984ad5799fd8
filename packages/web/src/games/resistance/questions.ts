import type { ModuleId } from '@reseau/games/resistance';

/** Every question that a module asks, by the step that asks it. */
export const ASKS = [
  'plot.give',
  'plot.establishConfidence',
  'plot.overheard',
  'plot.openUp',
  'plot.takeResponsibility',
  'plot.strongLeader.chance',
  'plot.opinionMaker',
  'plot.noConfidence.chance',
  'plot.spotlight.chance',
  'plot.closeEye.chance',
  'sergeant.appoint',
  'sergeant.order',
  'trapper.trap',
  'rogue.watch',
  'hunter.appoint',
  'hunter.blame',
  'hunter.early',
  'hunter.accuse',
  'hunter.investigate',
  'hunter.answer',
  'assassin.strike',
  'inquisitor.look',
] as const;
export type AskStep = (typeof ASKS)[number];

/** Put to everybody, though few can do anything: all screens must look alike. */
const BLUFFS: readonly AskStep[] = ['hunter.blame', 'hunter.early'];
export const isBluff = (ask: AskStep): boolean => BLUFFS.includes(ask);

export const moduleOfAsk = (ask: AskStep): ModuleId => ask.split('.')[0] as ModuleId;
