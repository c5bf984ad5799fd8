import type { BeatsByFact } from '../../beats.ts';
import type { SergeantFact } from './facts.ts';

export const beats: BeatsByFact<SergeantFact> = {
  'sergeant.named': undefined,
  'sergeant.swapped': undefined,
  'sergeant.passed': undefined,
};
