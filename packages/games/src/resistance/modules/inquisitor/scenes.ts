import { COMMON_BEATS, type Scenes } from '../../beats.ts';
import type { InquisitorFact } from './facts.ts';

export const scenes: Scenes<InquisitorFact> = {
  'inquisitor.given': undefined,
  'inquisitor.looked': COMMON_BEATS.look,
};
