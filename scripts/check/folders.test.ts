import { expect, test } from 'vitest';
import { folderCycles } from './folders.ts';

const SRC = 'packages/some/src';
const imports = (...pairs: readonly (readonly [from: string, to: string])[]) =>
  pairs.map(([from, to]) => ({ from: `${SRC}/${from}`, to: `${SRC}/${to}` }));

test('two folders that know each other are named once, with an import for each step', () => {
  const found = folderCycles(imports(['http/app.ts', 'socket/line.ts'], ['socket/deep/flood.ts', 'http/bucket.ts']));
  expect(found).toEqual([
    [
      `no-cycles-of-folders: ${SRC}/http → ${SRC}/socket → ${SRC}/http`,
      `  ${SRC}/http/app.ts → ${SRC}/socket/line.ts`,
      `  ${SRC}/socket/deep/flood.ts → ${SRC}/http/bucket.ts`,
    ].join('\n'),
  ]);
});

test('a circle of three is found, further down too', () => {
  const found = folderCycles(imports(['x/a/1.ts', 'x/b/1.ts'], ['x/b/2.ts', 'x/c/2.ts'], ['x/c/3.ts', 'x/a/3.ts']));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${SRC}/x/a → ${SRC}/x/b → ${SRC}/x/c → ${SRC}/x/a\n`);
});

test.each([
  ['one way alone', imports(['a/1.ts', 'b/1.ts'], ['a/2.ts', 'b/2.ts'])],
  ['a folder and the files beside it', imports(['a/1.ts', 'plan.ts'], ['plan.ts', 'a/2.ts'])],
  ['a folder and its parent', imports(['a/b/1.ts', 'a/plan.ts'], ['a/plan.ts', 'a/b/2.ts'])],
  ['cousins of different parents', imports(['a/x/1.ts', 'a/y/1.ts'], ['b/y/1.ts', 'b/x/1.ts'])],
])('no circle: %s', (_, none) => {
  expect(folderCycles(none)).toEqual([]);
});
