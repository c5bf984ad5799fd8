import type { Beats } from '@reseau/core';
import type { BeatsByFact } from '../../beats.ts';
import type { DefectorOpen } from './facts.ts';

export const DEFECTOR_BEATS = { loyalty: [1500, 2800] } as const satisfies Readonly<Record<string, Beats>>;

export const beats: BeatsByFact<DefectorOpen> = {
  'defector.turned': DEFECTOR_BEATS.loyalty,
  'defector.drawn': DEFECTOR_BEATS.loyalty,
  'defector.laidOut': undefined,
  'defector.unveiled': undefined,
};
