import type { AnyMove, Raw } from '@reseau/core';
import fc from 'fast-check';

const NASTY: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  Number.NaN,
  '',
  'vote',
  [],
  [{ type: 'vote' }],
  {},
  { type: '' },
  { type: null },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: ['propose'] },
  JSON.parse('{"__proto__":{"type":"vote"}}'),
  JSON.parse('{"type":"vote","__proto__":{"approve":true}}'),
  Object.create({ type: 'timeUp' }),
  () => ({ type: 'vote' }),
  Symbol('vote'),
  10n,
  new Map([['type', 'vote']]),
];

/** Anything but a move, the same for the same seed. */
export const garbage = (seed: number, count: number): readonly unknown[] => [
  ...NASTY,
  ...fc.sample(
    fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true, withMap: true }),
    { seed, numRuns: count },
  ),
];

/** What no list of options holds. */
const STRANGE: readonly unknown[] = [undefined, null, {}, [[]], Number.NaN, 1e9, -1, 0.5, 'toString', '__proto__'];

/** A legal move with one thing wrong with it. */
export function spoiled(move: AnyMove): readonly unknown[] {
  const keys = Object.keys(move).filter((key) => key !== 'type');
  const parameters: Raw = { ...move };
  return [
    { ...move, extra: 1 },
    { ...move, type: `${move.type} ` },
    { ...move, type: [move.type] },
    JSON.parse(`{"__proto__":1,${JSON.stringify(move).slice(1)}`),
    Object.create(move),
    [move],
    JSON.stringify(move),
    ...keys.flatMap((key) => {
      const { [key]: value, ...rest } = parameters;
      const inherited = Object.assign(Object.create({ [key]: value }), { ...rest, extra: 1 });
      const strange = STRANGE.map((other) => ({ ...move, [key]: other }));
      return [rest, inherited, ...strange, ...spoiledList(move, key, value)];
    }),
  ];
}

function spoiledList(move: AnyMove, key: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return [{ ...move, [key]: [value] }];
  const holed = [...value];
  holed.length += 1;
  const keyed = Object.fromEntries(value.entries());
  return [
    { ...move, [key]: holed },
    { ...move, [key]: [...value, 'nobody'] },
    { ...move, [key]: { ...keyed, length: value.length } },
    ...(value.length > 0
      ? [
          { ...move, [key]: [...value, value[0]] },
          { ...move, [key]: value.map(String) },
        ]
      : []),
  ];
}
