import type { Setup } from '@reseau/games/resistance';
import { keysOf } from '../keys-of.ts';

/** Tables that are known to be good. */
export const PRESETS = {
  base: { modules: [], extras: [] },
  edition2020: { modules: ['inquisitor'], extras: [] },
  plot: { modules: ['plot'], extras: [] },
  assassin: { modules: ['assassin'], extras: ['bodyGuard', 'falseCommander'] },
  hunter: { modules: ['hunter'], extras: [] },
  agenda: { modules: ['defector', 'trapper', 'assassin'], extras: [] },
} as const satisfies Readonly<Record<string, Setup>>;
export const PRESET_NAMES = keysOf(PRESETS);
