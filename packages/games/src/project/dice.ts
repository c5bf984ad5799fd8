import type { Rng } from '@reseau/core';
import { type Dice, WHERES, WHICHES } from './vocabulary.ts';

/** Both dice: every face is as likely as any other of its die. */
export const roll = (rng: Rng): Dice => ({ where: rng.choose(WHERES), which: rng.choose(WHICHES) });
