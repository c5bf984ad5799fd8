import { expect, test } from 'vitest';
import { FewAtOnce } from './few-at-once.ts';

test('a few run at a time, the others in their order, and one that fails gives way', async () => {
  const few = new FewAtOnce(2);
  const running: number[] = [];
  const ends: ((how: Promise<void> | undefined) => void)[] = [];
  const begun = (nth: number) =>
    few.run(async () => {
      running.push(nth);
      await new Promise<void>((end) => void ends.push((how) => end(how)));
    });
  const all = Promise.allSettled([0, 1, 2, 3].map(begun));
  const settle = () => new Promise(setImmediate);
  await settle();
  expect(running).toEqual([0, 1]);
  ends[0]?.(Promise.reject(new Error('a disk')));
  await settle();
  expect(running).toEqual([0, 1, 2]);
  ends[1]?.(undefined);
  await settle();
  expect(running).toEqual([0, 1, 2, 3]);
  for (const end of ends.slice(2)) end(undefined);
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
