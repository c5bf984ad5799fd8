import { Rng } from '@reseau/core';
import { codesFrom, newCode } from './code.ts';
import { base64url, hashOf } from './hash.ts';
import { fraction, newSeed } from './secrets.ts';

/** Where the randomness of deals, bots and their delays, and of room codes comes from. */
export interface RandomSource {
  /** A seed for one purpose. The system ignores which; a seeded source gives the same one for the same purpose. */
  seed(purpose: string): string;
  /** From 0 up to, never reaching, 1. */
  fraction(): number;
  /** For a new room, of so many letters; another one each time. */
  code(length: number): string;
}

/** As nobody can foresee it. */
export const systemRandom: RandomSource = { seed: newSeed, fraction, code: newCode };

/** The same every time, so that a test can be run again. */
export function seededRandom(from: string): RandomSource {
  const asked = new Map<string, number>();
  const rng = Rng.seeded(`delays ${from}`);
  return {
    seed: (purpose) => {
      const times = asked.get(purpose) ?? 0;
      asked.set(purpose, times + 1);
      return base64url(hashOf(JSON.stringify([from, purpose, times])));
    },
    fraction: () => rng.fraction(),
    code: codesFrom('W'),
  };
}
