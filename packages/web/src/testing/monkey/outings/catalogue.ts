import { HOUSE } from './house.ts';
import { INSURRECTION } from './insurrection.ts';
import { LEARNING } from './learning.ts';
import { LOOKING_BACK } from './looking-back.ts';
import { ONE_DEVICE } from './one-device.ts';
import { PROJECT } from './project.ts';
import { RESISTANCE } from './resistance.ts';
import type { Outing } from './walk.ts';

export const OUTINGS: readonly Outing[] = [
  ...HOUSE,
  ...RESISTANCE,
  ...INSURRECTION,
  ...PROJECT,
  ...LOOKING_BACK,
  ...ONE_DEVICE,
  ...LEARNING,
];
