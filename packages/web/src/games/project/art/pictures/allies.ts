import type { Ally } from '@reseau/games/project';
import type { Picture } from '../../../../ui/print/index.ts';
import { BUILDING } from './allies-who-build.ts';
import { FIGHTING } from './allies-who-fight.ts';
import { SPEAKING } from './allies-who-speak.ts';

/** By what they do best. */
export const ALLY_PICTURES: Readonly<Record<Ally, Picture>> = { ...SPEAKING, ...FIGHTING, ...BUILDING };
