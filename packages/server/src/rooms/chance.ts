import { createHash } from 'node:crypto';
import { Rng } from '@reseau/core';
import { codesFrom, newCode } from './code.ts';
import { fraction, newSeed } from './secrets.ts';

/** Where deals, bots and their delays, and the codes of rooms have their chance from. */
export interface Chance {
  /** A seed for one purpose. Open chance ignores which; fixed chance gives the same one for the same purpose. */
  seed(purpose: string): string;
  /** From 0 up to, never reaching, 1. */
  fraction(): number;
  /** For a new room; another one each time. */
  code(): string;
}

/** As nobody can foresee it. */
export const openChance: Chance = { seed: newSeed, fraction, code: newCode };

/** The same every time, so that a test can be run again. */
export function fixedChance(from: string): Chance {
  const asked = new Map<string, number>();
  const rng = Rng.seeded(`delays ${from}`);
  return {
    seed: (purpose) => {
      const times = asked.get(purpose) ?? 0;
      asked.set(purpose, times + 1);
      return createHash('sha256')
        .update(JSON.stringify([from, purpose, times]))
        .digest('base64url');
    },
    fraction: () => rng.fraction(),
    code: codesFrom('W'),
  };
}
