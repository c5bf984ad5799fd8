import { expect, test } from 'vitest';
import { AppendOnlyList } from './append-only-list.ts';

test('each version keeps its own length, whatever the others become', () => {
  const one = AppendOnlyList.of('a');
  const two = one.with('b');
  const other = one.with('c');
  const three = two.with('d');
  expect([one.list, two.list, other.list, three.list]).toEqual([['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'd']]);
  expect([one.length, two.length, other.length, three.length]).toEqual([1, 2, 2, 3]);
  expect([...three.backwards()]).toEqual(['d', 'b', 'a']);
});

test('a list that was read does not grow with a later version', () => {
  const one = AppendOnlyList.of(1);
  const { list } = one;
  one.with(2);
  expect(list).toEqual([1]);
});
