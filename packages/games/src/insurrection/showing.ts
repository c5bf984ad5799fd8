import type { Beats } from '@reseau/core';
import type { Fact } from './facts.ts';

type BeatsByFact = Readonly<Partial<Record<Fact['type'], Beats>>>;

/** How long each scene is shown. The client plays them by this, and bots and the clock wait by it. */
export const BEATS = {
  arrival: [1400, 2200],
  reveal: [900, 1400, 2200],
  lock: [1200, 2800],
  finale: [1300, 2800],
} as const satisfies Readonly<Record<string, Beats>>;

/** The same for what one player does with cards before all. By the fact alone: what is hidden must not show in how long it lasts. */
export const DEED_BEATS = {
  took: [1400],
  eliminated: [700, 1500],
  looked: [1400],
  put: [1300],
  mustered: [1300],
  raised: [1300],
  cleansed: [1300],
  traded: [1600],
  swore: [1600],
  swapped: [1600],
  gained: [1400],
} as const satisfies BeatsByFact;
/** A fact that tells such a deed. */
export type Deed = Extract<Fact, { type: keyof typeof DEED_BEATS }>;

export const isDeed = (fact: Fact): fact is Deed => Object.hasOwn(DEED_BEATS, fact.type);

const BEATS_OF: BeatsByFact = {
  advanced: BEATS.arrival,
  played: BEATS.reveal,
  corrupted: BEATS.lock,
  ended: BEATS.finale,
  ...DEED_BEATS,
};

/** The scenes of what everybody was just told. */
export const showing = (told: readonly Pick<Fact, 'type'>[]): readonly Beats[] =>
  told.flatMap(({ type }) => {
    const beats = BEATS_OF[type];
    return beats === undefined ? [] : [beats];
  });
