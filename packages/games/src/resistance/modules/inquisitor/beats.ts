import { type BeatsByFact, COMMON_BEATS } from '../../beats.ts';
import type { InquisitorFact } from './facts.ts';

export const beats: BeatsByFact<InquisitorFact> = {
  'inquisitor.given': undefined,
  'inquisitor.looked': COMMON_BEATS.look,
};
