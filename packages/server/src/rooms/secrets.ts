import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LETTERS, RECOVERY_LENGTH } from '@reseau/protocol';

/** 192 bits that nobody guesses. */
export const newToken = (): string => randomBytes(24).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the file cannot sit down in anybody's place. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same for the same request: a handover whose answer was lost can be asked for again. */
export const handoverSecret = (token: string, requestId: string): string =>
  createHmac('sha256', token).update(`handover ${requestId}`).digest('base64url');

/** Chance for everything that is not part of a match: from 0 up to, never reaching, 1. */
export const fraction = (): number => randomInt(2 ** 32) / 2 ** 32;

/** Brings a seat back whose device is lost. Follows from the token, so that it can be shown again, and does not tell it. */
export function recoveryOf(token: string): string {
  const bytes = createHmac('sha256', token).update('recovery').digest();
  const letters = Array.from(
    { length: RECOVERY_LENGTH },
    (_, at) => CODE_LETTERS[bytes.readUInt16BE(2 * at) % CODE_LETTERS.length],
  );
  return letters.join('');
}
