import { sha256OfBytes, utf8 } from '@reseau/core';

type Bytes = readonly number[];

const BLOCK = 64;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const hashOf = (text: string): Bytes => sha256OfBytes(utf8(text));

/** A hash that only the holder of the key can work out. */
export function hmacOf(key: string, text: string): Bytes {
  const bytes = utf8(key);
  const fitted = bytes.length > BLOCK ? sha256OfBytes(bytes) : bytes;
  const masked = (mask: number): Bytes => Array.from({ length: BLOCK }, (_, at) => (fitted[at] ?? 0) ^ mask);
  return sha256OfBytes([...masked(0x5c), ...sha256OfBytes([...masked(0x36), ...utf8(text)])]);
}

/** In letters that fit into an address, without padding. */
export function base64url(bytes: Bytes): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => LETTERS[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

/** As nobody can foresee them: browsers have this over plain http too. */
export const randomBytes = (count: number): Bytes => [...crypto.getRandomValues(new Uint8Array(count))];

const ALL = 2 ** 32;

/** From 0 up to, never reaching, the limit; each equally likely. */
export function randomInt(limit: number): number {
  const fair = ALL - (ALL % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
