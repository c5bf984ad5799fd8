import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Rng, seedState } from './index.ts';

const ZERO = { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 };

/** The cipher once more, written otherwise: on big integers, rounds as a parameter. */
function chacha(rounds: number, key: readonly number[], counter: bigint): readonly number[] {
  const MASK = 0xffffffffn;
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, 0, 0, 0, 0].map(BigInt);
  start[12] = counter & MASK;
  start[13] = counter >> 32n;
  const x = [...start];
  const mix = (a: number, b: number, c: number, bits: bigint) => {
    x[a] = (x[a]! + x[b]!) & MASK;
    const word = x[c]! ^ x[a];
    x[c] = ((word << bits) | (word >> (32n - bits))) & MASK;
  };
  const quarter = ([a, b, c, d]: readonly number[]) => {
    for (const [first, second] of [
      [16n, 12n],
      [8n, 7n],
    ] as const) {
      mix(a!, b!, d!, first);
      mix(c!, d!, b!, second);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const column of [0, 1, 2, 3]) {
      const slant = round % 2;
      quarter([0, 1, 2, 3].map((row) => row * 4 + ((column + row * slant) % 4)));
    }
  }
  return x.map((word, index) => Number((word + start[index]!) & MASK));
}

const words = (bytes: Buffer): readonly number[] =>
  Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4));
const draw = (rng: Rng, count: number): readonly number[] => Array.from({ length: count }, () => rng.next());

describe('the stream', () => {
  test('our second writing of the cipher is right: with twenty rounds it is the one that Node has', () => {
    const key = seedState('any key').key;
    const cipher = createCipheriv('chacha20', Buffer.from(Uint32Array.from(key).buffer), Buffer.alloc(16));
    expect(chacha(20, key, 0n)).toEqual(words(cipher.update(Buffer.alloc(64))));
  });

  test('eight rounds, published vectors: zero key, blocks 0 and 1', () => {
    const published =
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa';
    expect(draw(new Rng(ZERO), 32)).toEqual(words(Buffer.from(published, 'hex')));
  });

  test.each(['', 'a', 'réseau', '抵抗', 'a longer seed than one block of the cipher holds'])(
    'seed %j: eight rounds of its key',
    (seed) => {
      const { key } = seedState(seed);
      expect(draw(new Rng({ key, drawn: 0 }), 48)).toEqual([0n, 1n, 2n].flatMap((block) => chacha(8, key, block)));
    },
  );

  test('far along, past 32 bits of blocks', () => {
    const drawn = 16 * (2 ** 32 + 5);
    const rng = new Rng({ ...ZERO, drawn });
    expect(draw(rng, 16)).toEqual(chacha(8, ZERO.key, 2n ** 32n + 5n));
    expect(rng.drawn).toBe(drawn + 16);
  });
});

describe('seeds', () => {
  test('unlike seeds have unlike keys', () => {
    const seeds = [
      '',
      'a',
      'b',
      'ab',
      'ba',
      'a\0',
      '\0',
      '\0\0',
      '\u0001',
      '\uffff',
      '\uffff\0',
      'b\0',
      'aaaaaaaa',
      'aaaaaaaaa',
      'aaaaaaaab',
      'é',
      'e\u0301',
    ];
    expect(new Set(seeds.map((seed) => JSON.stringify(seedState(seed)))).size).toBe(seeds.length);
  });

  test('a key is eight whole words', () => {
    const { key, drawn } = seedState('key');
    expect(key).toHaveLength(8);
    expect(key.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
    expect(drawn).toBe(0);
  });
});

describe('state', () => {
  test.each([0, 1, 15, 16, 17, 100])('after %i draws it survives storage', (count) => {
    const rng = Rng.seeded('stored');
    draw(rng, count);
    const copy = new Rng(JSON.parse(JSON.stringify(rng.state)));
    expect(rng.drawn).toBe(count);
    expect(draw(copy, 40)).toEqual(draw(rng, 40));
  });

  test('two generators side by side do not disturb each other', () => {
    const [a, b] = [Rng.seeded('a'), Rng.seeded('b')];
    const mixed = Array.from({ length: 40 }, () => [a.next(), b.next()]);
    expect(mixed.map(([first]) => first)).toEqual(draw(Rng.seeded('a'), 40));
    expect(mixed.map(([, second]) => second)).toEqual(draw(Rng.seeded('b'), 40));
  });
});

/** How far counts are from equal shares. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('draws', () => {
  // Limits: 99.9 % of fair draws stay below.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [52, 89.27],
  ])('below %i is fair', (count, limit) => {
    const rng = Rng.seeded(`fair ${count}`);
    const counts = Array.from({ length: count }, () => 0);
    for (let index = 0; index < count * 2000; index += 1) counts[rng.below(count)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  test('large counts are not folded: small numbers are no likelier', () => {
    const rng = Rng.seeded('large');
    const count = 3 * 2 ** 30;
    const thirds = [0, 0, 0];
    for (let index = 0; index < 30_000; index += 1) thirds[Math.floor(rng.below(count) / 2 ** 30)]! += 1;
    expect(chiSquare(thirds)).toBeLessThan(13.82);
  });

  test('below one is nothing, and the whole range is a word', () => {
    const rng = Rng.seeded('edge');
    expect(rng.below(1)).toBe(0);
    expect(rng.below(2 ** 32)).toBe(draw(Rng.seeded('edge'), 2)[1]);
  });

  test.each([0, -1, Number.NaN, 2 ** 32 + 1])('nothing is below %d', (count) => {
    expect(() => Rng.seeded('bad').below(count)).toThrow('cannot draw below');
  });

  test('a fraction reaches neither below zero nor one', () => {
    const rng = Rng.seeded('fraction');
    const fractions = Array.from({ length: 10_000 }, () => rng.fraction());
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
    expect(fractions.reduce((a, b) => a + b, 0) / 10_000).toBeCloseTo(0.5, 1);
  });

  test('a shuffle is fair: every order of four', () => {
    const rng = Rng.seeded('shuffle');
    const orders = new Map<string, number>();
    for (let index = 0; index < 24 * 500; index += 1) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.73);
  });

  test('nothing is shuffled like anything else', () => {
    const cards = Rng.seeded('nothing').shuffle([undefined, 'a', undefined]);
    expect([cards.length, cards.filter((card) => card === undefined).length]).toEqual([3, 2]);
  });

  test('a shuffle leaves its list alone', () => {
    const list = Object.freeze([1, 2, 3]);
    expect(
      Rng.seeded('copy')
        .shuffle(list)
        .toSorted((a, b) => a - b),
    ).toEqual(list);
  });

  test('to choose from nothing is a mistake', () => {
    expect(() => Rng.seeded('none').choose([])).toThrow('cannot draw below 0');
  });
});

describe('split', () => {
  test('takes eight words, whatever the child draws', () => {
    const [a, b] = [Rng.seeded('parent'), Rng.seeded('parent')];
    draw(a.split(), 100);
    b.split();
    expect(a.drawn).toBe(8);
    expect(draw(a, 20)).toEqual(draw(b, 20));
  });

  test('parent and children go their own ways', () => {
    const parent = Rng.seeded('family');
    const streams = [parent.split(), parent.split(), parent];
    const pairs = Array.from({ length: 64 }, () => 0);
    for (let index = 0; index < 64 * 300; index += 1) {
      const [a, b, c] = streams.map((rng) => rng.below(4));
      pairs[a! * 16 + b! * 4 + c!]! += 1;
    }
    // 63 degrees of freedom.
    expect(chiSquare(pairs)).toBeLessThan(103.44);
  });
});
