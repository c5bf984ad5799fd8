import type { Scenes } from '../../beats.ts';
import type { SergeantFact } from './facts.ts';

export const scenes: Scenes<SergeantFact> = {
  'sergeant.named': undefined,
  'sergeant.swapped': undefined,
  'sergeant.passed': undefined,
};
