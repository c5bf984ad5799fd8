import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const taken = (queue: FairQueue<string>): readonly string[] => {
  const all: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) all.push(next);
  return all;
};

test('rooms take turns, whoever asked more or first', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0] ?? '', item);
  expect(queue.size).toBe(6);
  expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.size).toBe(0);
});

test('one that has had its turn waits behind those that have not', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item[0] ?? '', item);
  expect(queue.take()).toBe('a1');
  queue.add('c', 'c1');
  queue.add('a', 'a3');
  expect(taken(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('what is taken back is never taken', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item[0] ?? '', item);
  queue.remove('a', 'a1');
  queue.remove('b', 'b1');
  queue.remove('c', 'c1');
  expect(taken(queue)).toEqual(['a2']);
});
