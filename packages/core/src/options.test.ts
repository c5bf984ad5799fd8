import { garbage, spoiled } from '@reseau/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combinations, hasMove, nth, type Options, pick, Rng, sample, size } from './index.ts';

type Move =
  | { readonly type: 'team'; readonly mission: number; readonly team: readonly number[] }
  | { readonly type: 'vote'; readonly approve: boolean }
  | { readonly type: 'pass' };

const SEATS = [0, 1, 2, 3, 4];
const team = (min: number, max: number, fixed?: readonly number[]): Options<Move> => [
  { type: 'team', mission: { one: [1, 2] }, team: { some: SEATS, min, max, ...(fixed && { with: fixed }) } },
];
const ALL: Options<Move> = [...team(2, 3), { type: 'vote', approve: { one: [true, false] } }, { type: 'pass' }];

const every = (options: Options<Move>): readonly Move[] =>
  Array.from({ length: size(options) }, (_, index) => nth(options, index));

describe('pick', () => {
  test.each<[name: string, raw: unknown, move: Move | undefined]>([
    ['a legal move', { type: 'vote', approve: false }, { type: 'vote', approve: false }],
    ['keys in any order', { approve: true, type: 'vote' }, { type: 'vote', approve: true }],
    ['a team in any order', { type: 'team', mission: 1, team: [4, 0] }, { type: 'team', mission: 1, team: [0, 4] }],
    ['no parameters', { type: 'pass' }, { type: 'pass' }],
    ['an extra key', { type: 'pass', why: 'tired' }, undefined],
    ['a missing key', { type: 'team', mission: 1 }, undefined],
    ['a value off the list', { type: 'team', mission: 3, team: [0, 1] }, undefined],
    ['too few', { type: 'team', mission: 1, team: [0] }, undefined],
    ['too many', { type: 'team', mission: 1, team: [0, 1, 2, 3] }, undefined],
    ['one named twice', { type: 'team', mission: 1, team: [0, 0] }, undefined],
    ['a stranger', { type: 'team', mission: 1, team: [0, 9] }, undefined],
    ['numbers as text', { type: 'team', mission: 1, team: ['0', '1'] }, undefined],
    ['a truth that is none', { type: 'vote', approve: 1 }, undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_name, raw, move) => {
    expect(pick(ALL, raw)).toEqual(move);
  });

  test('the move is built from the options: minus zero does not get in', () => {
    const seats: Options<{ readonly type: 'name'; readonly seat: number }> = [{ type: 'name', seat: { one: [0] } }];
    expect(Object.is(pick(seats, { type: 'name', seat: -0 })?.seat, 0)).toBe(true);
  });

  test('a member that must be there', () => {
    const options = team(2, 3, [1]);
    expect(pick(options, { type: 'team', mission: 1, team: [0, 1] })).toBeDefined();
    expect(pick(options, { type: 'team', mission: 1, team: [0, 2] })).toBeUndefined();
  });

  test('garbage neither passes nor throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true, withMap: true }), (raw) => {
        expect(pick(team(2, 3), raw)).toBeUndefined();
      }),
      { numRuns: 2000, seed: 1 },
    );
    for (const raw of garbage(1, 200)) expect(pick(team(2, 3), raw)).toBeUndefined();
  });

  test('a legal move with one thing wrong with it does not pass', () => {
    for (const move of every(ALL)) for (const raw of spoiled(move)) expect(pick(ALL, raw)).toBeUndefined();
  });
});

describe('size and nth', () => {
  test.each<[options: Options<Move>, moves: number]>([
    [[], 0],
    [[{ type: 'pass' }], 1],
    [[{ type: 'vote', approve: { one: [] } }], 0],
    [team(2, 2), 20],
    [team(2, 3), 40],
    [team(0, 5), 64],
    [team(2, 3, [1]), 20],
    [team(1, 2, [1, 2]), 2],
    [team(6, 6), 0],
    [ALL, 43],
  ])('%j: %i moves', (options, moves) => {
    expect(size(options)).toBe(moves);
    expect(hasMove(options)).toBe(moves > 0);
    expect(new Set(every(options).map((move) => JSON.stringify(move))).size).toBe(moves);
  });

  test('252 teams of five in ten seats', () => {
    const seats = Array.from({ length: 10 }, (_, seat) => seat);
    expect(size<Move>([{ type: 'team', mission: { one: [1] }, team: { some: seats, min: 5, max: 5 } }])).toBe(252);
  });

  test('nth numbers the legal moves: each once, each picked as it is', () => {
    const arbitrary = fc
      .record({
        seats: fc.integer({ min: 0, max: 6 }),
        min: fc.nat(6),
        more: fc.nat(3),
        fixed: fc.nat(2),
        missions: fc.nat(3),
      })
      .map(({ seats, min, more, fixed, missions }): Options<Move> => {
        const some = Array.from({ length: seats }, (_, seat) => seat);
        const mission = { one: Array.from({ length: missions }, (_, index) => index) };
        return [
          { type: 'team', mission, team: { some, min, max: min + more, with: some.slice(0, fixed) } },
          { type: 'pass' },
        ];
      });
    fc.assert(
      fc.property(arbitrary, (options) => {
        const moves = every(options);
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(size(options));
        for (const move of moves) expect(pick(options, move)).toEqual(move);
      }),
      { seed: 2 },
    );
  });

  test('every legal move has a number', () => {
    const numbered = new Set(every(team(2, 3, [1])).map((move) => JSON.stringify(move)));
    for (const move of every(team(0, 5))) {
      expect(pick(team(2, 3, [1]), move) !== undefined).toBe(numbered.has(JSON.stringify(move)));
    }
  });

  test('there is no move past the last', () => {
    expect(() => nth(ALL, 43)).toThrow('there is no move 43');
  });
});

test('a sample is uniform', () => {
  const rng = Rng.seeded('uniform');
  const counts = new Map<string, number>();
  const draws = 43 * 400;
  for (let draw = 0; draw < draws; draw += 1) {
    const move = JSON.stringify(sample(ALL, rng));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
  expect(counts.size).toBe(43);
  // 42 degrees of freedom: 99.9 % of fair samples stay below.
  expect(chiSquare).toBeLessThan(76.08);
});

test.each([
  [0, 0, 1],
  [5, 0, 1],
  [5, 2, 10],
  [5, 5, 1],
  [5, 6, 0],
  [5, -1, 0],
  [10, 5, 252],
  [40, 20, 137_846_528_820],
])('%i over %i is %i', (from, count, ways) => {
  expect(combinations(from, count)).toBe(ways);
});
