import { COMMON_BEATS } from '../beats.ts';
import type { PlotCard } from '../data/plot-cards.ts';
import type { Slices } from '../slice.ts';
import { ASSASSIN_BEATS } from './assassin/beats.ts';
import type { AssassinFact } from './assassin/facts.ts';
import type { Blade } from './assassin/index.ts';
import { DEFECTOR_BEATS } from './defector/beats.ts';
import type { DefectorOpen, DefectorWhisper } from './defector/facts.ts';
import type { Hidden, Shown } from './defector/index.ts';
import { HUNTER_BEATS } from './hunter/beats.ts';
import type { HunterOpen, HunterWhisper } from './hunter/facts.ts';
import type { Hunt, Whispers } from './hunter/hunt.ts';
import type { InquisitorFact } from './inquisitor/facts.ts';
import type { Token as Inquisitor } from './inquisitor/index.ts';
import { PLOT_BEATS } from './plot/beats.ts';
import type { PlotFact, PlotWhisper } from './plot/facts.ts';
import type { Plots } from './plot/plots.ts';
import { ROGUE_BEATS } from './rogue/beats.ts';
import type { RogueFact } from './rogue/facts.ts';
import type { Watched } from './rogue/index.ts';
import type { SergeantFact } from './sergeant/facts.ts';
import type { Token as Sergeant } from './sergeant/index.ts';
import type { TrapperFact } from './trapper/facts.ts';
import type { Trapped } from './trapper/index.ts';

export { isDefector } from './defector/index.ts';

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

/** How long each scene is shown. The client plays them by this, and bots and the clock wait by it. */
export const BEATS = {
  ...COMMON_BEATS,
  ...ASSASSIN_BEATS,
  ...DEFECTOR_BEATS,
  ...HUNTER_BEATS,
  ...PLOT_BEATS,
  ...ROGUE_BEATS,
};

interface Holder {
  readonly slices: Slices;
}

/** Only here, and only for reading, do the slices get their types back. */
export const moduleStateOf = ({ slices }: Holder): Partial<ModuleStates> => slices as Partial<ModuleStates>;
export const whispersTo = ({ slices }: Holder): Partial<ModuleWhispers> => slices as Partial<ModuleWhispers>;
