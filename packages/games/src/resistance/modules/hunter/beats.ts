import type { Beats } from '@reseau/core';
import { type BeatsByFact, COMMON_BEATS } from '../../beats.ts';
import type { HunterOpen } from './facts.ts';

export const HUNTER_BEATS = {
  accusedRightly: [1900, 1500, 3400],
  /** With a beat more: the mission is turned over. */
  accusedWrongly: [1900, 1500, 2200, 3200],
  blame: [1900, 3600],
} as const satisfies Readonly<Record<string, Beats>>;

export const beats: BeatsByFact<HunterOpen> = {
  'hunter.appointed': undefined,
  'hunter.steppedOut': COMMON_BEATS.stepOut,
  'hunter.accused': (fact) =>
    'right' in fact && fact.right === true ? HUNTER_BEATS.accusedRightly : HUNTER_BEATS.accusedWrongly,
  'hunter.investigated': undefined,
  'hunter.blamed': HUNTER_BEATS.blame,
};
