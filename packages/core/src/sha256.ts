const ROUNDS = 64;
const BLOCK = 64;
const WORDS = BLOCK / 4;
/** The length of the message stands in the last eight bytes of its last block. */
const LENGTH_AT = BLOCK - 8;

const FIRST = firstPrimes(ROUNDS);
/** The first 32 bits of what comes after the point in a root of each of the first primes. */
const START = FIRST.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));
const CONSTANTS = FIRST.map((prime) => fractionOf(Math.cbrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1)
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  return primes;
}

function fractionOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

/**
 * SHA-256 of a text in UTF-8, in hexadecimal. A browser has a digest of its own only over https, and at home there is none:
 * this one works everywhere, and is the same for server, client and command line.
 */
export const sha256 = (text: string): string =>
  sha256OfBytes(utf8(text))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The same of bytes, as bytes. */
export function sha256OfBytes(message: readonly number[]): readonly number[] {
  const bytes = padded(message);
  const hash = START.slice();
  const schedule = new Int32Array(ROUNDS);
  for (let from = 0; from < bytes.length; from += BLOCK) digest(hash, schedule, bytes.subarray(from, from + BLOCK));
  return hash.flatMap((word) => [24, 16, 8, 0].map((bits) => (word >>> bits) & 0xff));
}

/** Letter by letter: neither Node nor a browser is needed for it. Half of a pair of letters is written as the replacement sign. */
export function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f);

/** To whole blocks: a one, noughts, and how many bits there were. */
function padded(message: readonly number[]): Uint8Array {
  const blocks = Math.floor((message.length + 8) / BLOCK) + 1;
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const bits = message.length * 8;
  const end = (blocks - 1) * BLOCK + LENGTH_AT;
  for (let byte = 0; byte < 8; byte += 1) bytes[end + byte] = Math.floor(bits / 2 ** (8 * (7 - byte))) & 0xff;
  return bytes;
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function digest(hash: number[], w: Int32Array, block: Uint8Array): void {
  const byte = (index: number): number => block[index] ?? 0;
  for (let t = 0; t < WORDS; t += 1)
    w[t] = (byte(4 * t) << 24) | (byte(4 * t + 1) << 16) | (byte(4 * t + 2) << 8) | byte(4 * t + 3);
  for (let t = WORDS; t < ROUNDS; t += 1) {
    const early = w[t - 15] ?? 0;
    const late = w[t - 2] ?? 0;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[t] = (w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < ROUNDS; t += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[t] ?? 0) + (w[t] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = ((hash[index] ?? 0) + word) | 0;
}
