import type { Beats } from '@reseau/core';
import type { Fact } from './facts.ts';

/** How long each scene is shown. The client plays them by this, and bots and the clock wait by it. */
export const BEATS = {
  arrival: [1400, 2200],
  reveal: [900, 1400, 2200],
  lock: [1200, 2800],
  finale: [1300, 2800],
} as const satisfies Readonly<Record<string, Beats>>;

const BEATS_OF: Readonly<Partial<Record<Fact['type'], Beats>>> = {
  advanced: BEATS.arrival,
  played: BEATS.reveal,
  corrupted: BEATS.lock,
  ended: BEATS.finale,
};

/** The scenes of what everybody was just told. */
export const showing = (told: readonly Pick<Fact, 'type'>[]): readonly Beats[] =>
  told.flatMap(({ type }) => {
    const beats = BEATS_OF[type];
    return beats === undefined ? [] : [beats];
  });
