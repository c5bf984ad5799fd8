import type { Beats } from '@reseau/core';
import type { Fact } from './facts.ts';

/** How long the scenes are shown that the base plays, or more than one module. */
export const COMMON_BEATS = {
  vote: [1000, 1100, 2400],
  stepOut: [1500, 3600],
  look: [1200, 2600],
} as const satisfies Readonly<Record<string, Beats>>;

const HUSH = 1100;
const TURNED_UP = 850;
/** Before the last card all hold their breath. */
const BREATH = 1700;
const VERDICT = 2800;

/** The cards are turned up one by one. */
export const missionBeats = (cards: number): Beats => [
  HUSH,
  ...Array.from({ length: cards }, (_, index) => (index === cards - 2 ? BREATH : TURNED_UP)),
  VERDICT,
];

/** How long the scene of a fact is shown: one that may go either way looks at the fact. Absent where it has none or a match ends with it. */
export type BeatsOf = Beats | ((fact: Fact) => Beats) | undefined;

/** The same for each of these facts: a fact that is forgotten does not compile. */
export type BeatsByFact<F extends { readonly type: string }> = Readonly<Record<F['type'], BeatsOf>>;
