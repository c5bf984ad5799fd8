import { CODE_LETTERS, FORMER_RECOVERY_LENGTH, RECOVERY_LENGTH } from '@reseau/protocol';
import { base64url, hashOf, hmacOf, randomBytes, randomInt } from './hash.ts';

/** 192 bits that nobody guesses. */
export const newToken = (): string => base64url(randomBytes(24));

export const newSeed = (): string => base64url(randomBytes(32));

/** What is kept of a token: whoever reads the file cannot sit down in anybody's place. */
export const keyOf = (token: string): string => base64url(hashOf(token));

/** The same for the same request: a handover whose answer was lost can be asked for again. */
export const handoverSecret = (token: string, requestId: string): string =>
  base64url(hmacOf(token, `handover ${requestId}`));

/** Chance for everything that is not part of a match: from 0 up to, never reaching, 1. */
export const fraction = (): number => randomInt(2 ** 32) / 2 ** 32;

/** Brings a seat back whose device is lost. Follows from the token, so that it can be shown again, and does not tell it. */
export function recoveryOf(token: string): string {
  // One hash is too short for it; the first letters are those of a former code.
  const bytes = [...hmacOf(token, 'recovery'), ...hmacOf(token, 'recovery, continued')];
  const word = (at: number): number => 256 * (bytes[2 * at] ?? 0) + (bytes[2 * at + 1] ?? 0);
  const letters = Array.from({ length: RECOVERY_LENGTH }, (_, at) => CODE_LETTERS[word(at) % CODE_LETTERS.length]);
  return letters.join('');
}

/** What may be kept of a seat that this code brings back: of the code, or, from when codes were shorter, of its beginning. */
export const keysOfRecovery = (recovery: string): readonly string[] => [
  keyOf(recovery),
  keyOf(recovery.slice(0, FORMER_RECOVERY_LENGTH)),
];
