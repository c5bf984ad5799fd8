import type { Beat } from '../session/telling.ts';

/** Beats of the durations that the rules name, each with its sound and words. */
export const beatsOf = <const M extends readonly number[]>(
  durations: M,
  moments: { readonly [Index in keyof M]: Omit<Beat, 'ms'> },
): readonly Beat[] => durations.map((ms, index) => ({ ms, ...moments[index] }));
