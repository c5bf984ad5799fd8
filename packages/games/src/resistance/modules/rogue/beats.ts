import type { Beats } from '@reseau/core';
import type { BeatsByFact } from '../../beats.ts';
import type { RogueFact } from './facts.ts';

/** With which the game ends: no fact of the module has it. */
export const ROGUE_BEATS = { rogue: [1500, 1300, 3400] } as const satisfies Readonly<Record<string, Beats>>;

export const beats: BeatsByFact<RogueFact> = { 'rogue.watched': undefined };
