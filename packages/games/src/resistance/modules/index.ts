import type { PlotCard } from '../data/plot-cards.ts';
import type { Slices } from '../slice.ts';
import type { AssassinFact, Blade } from './assassin.ts';
import type { DefectorOpen, DefectorWhisper, Hidden, Shown } from './defector.ts';
import type { HunterOpen, HunterWhisper } from './hunter/facts.ts';
import type { Hunt, Whispers } from './hunter/hunt.ts';
import type { Token as Inquisitor, InquisitorFact } from './inquisitor.ts';
import type { PlotFact, PlotWhisper } from './plot/facts.ts';
import type { Plots } from './plot/plots.ts';
import type { RogueFact, Watched } from './rogue.ts';
import type { Token as Sergeant, SergeantFact } from './sergeant.ts';
import type { Trapped, TrapperFact } from './trapper.ts';

export { isDefector } from './defector.ts';

// For those who show a table or think about it. Within the rules, no module reads the slice of another.

/** What the modules tell everybody. */
export type OpenModuleFact =
  | AssassinFact
  | DefectorOpen
  | HunterOpen
  | InquisitorFact
  | PlotFact
  | RogueFact
  | SergeantFact
  | TrapperFact;

/** What they whisper. */
export type WhisperedModuleFact = DefectorWhisper | HunterWhisper | PlotWhisper;

/** What each module keeps in view, in the slices of a table. */
export interface ModuleStates {
  readonly assassin: Blade;
  readonly defector: Shown;
  readonly hunter: Hunt;
  readonly inquisitor: Inquisitor;
  readonly plot: Plots;
  readonly rogue: Watched;
  readonly sergeant: Sergeant;
  readonly trapper: Trapped;
}

/** What each has whispered, in the slices of a secret. */
export interface ModuleWhispers {
  readonly defector: Hidden;
  readonly hunter: Whispers;
  readonly plot: readonly PlotCard[];
}

interface Holder {
  readonly slices: Slices;
}

/** Only here, and only for reading, do the slices get their types back. */
export const moduleStateOf = ({ slices }: Holder): Partial<ModuleStates> => slices as Partial<ModuleStates>;
export const whispersTo = ({ slices }: Holder): Partial<ModuleWhispers> => slices as Partial<ModuleWhispers>;
