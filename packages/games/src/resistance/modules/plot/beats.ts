import type { Beats } from '@reseau/core';
import { type BeatsByFact, COMMON_BEATS } from '../../beats.ts';
import type { PlotFact } from './facts.ts';

export const PLOT_BEATS = { plot: [1200, 2600] } as const satisfies Readonly<Record<string, Beats>>;

export const beats: BeatsByFact<PlotFact> = {
  'plot.drawn': undefined,
  'plot.given': undefined,
  'plot.taken': undefined,
  'plot.looked': COMMON_BEATS.look,
  'plot.used': PLOT_BEATS.plot,
  'plot.passed': undefined,
  'plot.spotlit': undefined,
  'plot.eyed': undefined,
};
