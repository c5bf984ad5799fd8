import { keysOf } from '@reseau/core';
import type { LeaderCard } from './ability.ts';
import { adams } from './adams.ts';
import { ambler } from './ambler.ts';
import { caygill } from './caygill.ts';
import { courtenay } from './courtenay.ts';
import { grazzini } from './grazzini.ts';
import { llewellyn } from './llewellyn.ts';
import { maddocks } from './maddocks.ts';
import { randles } from './randles.ts';
import { stark } from './stark.ts';
import { tasker } from './tasker.ts';

/** The playable characters, in the order in which they are listed and drawn from. */
export const SHEETS = {
  stark,
  tasker,
  llewellyn,
  courtenay,
  ambler,
  grazzini,
  caygill,
  adams,
  maddocks,
  randles,
} as const satisfies Readonly<Record<string, LeaderCard>>;

export type Character = keyof typeof SHEETS;
export const CHARACTERS = keysOf(SHEETS);
