import type { Beats } from '@reseau/core';
import type { Scenes } from '../../beats.ts';
import type { RogueFact } from './facts.ts';

/** With which the game ends: no fact of the module has it. */
export const ROGUE_BEATS = { rogue: [1500, 1300, 3400] } as const satisfies Readonly<Record<string, Beats>>;

export const scenes: Scenes<RogueFact> = { 'rogue.watched': undefined };
