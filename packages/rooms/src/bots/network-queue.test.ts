import { expect, test } from 'vitest';
import { NetworkQueue } from './network-queue.ts';

const queueOf = (...items: readonly string[]): NetworkQueue<string> => {
  const queue = new NetworkQueue<string>();
  for (const item of items) queue.add({ from: item[0] ?? '', room: item.slice(0, 2) }, item);
  return queue;
};
const taken = (queue: NetworkQueue<string>): readonly string[] => {
  const all: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) all.push(next);
  return all;
};

test('networks take turns however many tables they have, and so do the tables of each', () => {
  const queue = queueOf('Aa1', 'Aa2', 'Ab1', 'Ac1', 'Ba1', 'Ba2', 'Ca1');
  expect([queue.networks, queue.sizeOf('A'), queue.sizeOf('Z')]).toEqual([3, 4, 0]);
  expect(taken(queue)).toEqual(['Aa1', 'Ba1', 'Ca1', 'Ab1', 'Ba2', 'Ac1', 'Aa2']);
  expect(queue.networks).toBe(0);
});

test('what is taken back is never taken, and leaves no empty line behind', () => {
  const queue = queueOf('Aa1', 'Ba1', 'Bb1');
  queue.remove({ from: 'A', room: 'Aa' }, 'Aa1');
  queue.remove({ from: 'B', room: 'Bb' }, 'Bb1');
  queue.remove({ from: 'Z', room: 'Za' }, 'Za1');
  expect([queue.networks, taken(queue)]).toEqual([1, ['Ba1']]);
});
