import type { Beats } from '@reseau/core';
import { type BeatsByFact, COMMON_BEATS } from '../../beats.ts';
import type { AssassinFact } from './facts.ts';

export const ASSASSIN_BEATS = { strike: [1900, 1600, 3600] } as const satisfies Readonly<Record<string, Beats>>;

export const beats: BeatsByFact<AssassinFact> = {
  'assassin.steppedOut': COMMON_BEATS.stepOut,
  'assassin.named': undefined,
};
