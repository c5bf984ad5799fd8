import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** Tasks that end when they are told to, and who runs at the moment. */
function tasks(turns: Turns) {
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const answers: string[] = [];
  const ask = (caller: string): void => {
    const task = async (): Promise<string> => {
      running.push(caller);
      await new Promise<void>((end) => void ends.push(end));
      running.splice(running.indexOf(caller), 1);
      return 'done';
    };
    turns.take(caller, task).then(
      (done) => answers.push(done),
      ({ failure }) => answers.push(failure.error),
    );
  };
  const settle = () => new Promise(setImmediate);
  return { running, answers, ask, settle, endFirst: () => ends.shift()?.() };
}

test('each caller has one turn at a time, and all together have a few', async () => {
  const { running, answers, ask, settle, endFirst } = tasks(new Turns({ atOnce: 2, ofOne: 10, ofAll: 20 }));
  for (const caller of ['a', 'a', 'a', 'b', 'c']) ask(caller);
  await settle();
  expect(running).toEqual(['a', 'b']);
  endFirst();
  await settle();
  expect(running).toEqual(['b', 'a']);
  endFirst();
  await settle();
  expect(running).toEqual(['a', 'c']);
  for (let left = 3; left > 0; left -= 1) {
    endFirst();
    await settle();
  }
  expect([running, answers]).toEqual([[], Array.from({ length: 5 }, () => 'done')]);
});

test('a queue has an end, for each caller and for all', async () => {
  const { answers, ask, settle } = tasks(new Turns({ atOnce: 1, ofOne: 2, ofAll: 3 }));
  for (const caller of ['a', 'a', 'a', 'a', 'b', 'c']) ask(caller);
  await settle();
  expect(answers).toEqual(['tooMany', 'unavailable']);
});

test('a turn that fails gives way too', async () => {
  const turns = new Turns({ atOnce: 1, ofOne: 1, ofAll: 1 });
  const failing = turns.take('a', () => Promise.reject(new Error('a disk')));
  const after = turns.take('a', async () => 'done');
  await expect(failing).rejects.toThrow('a disk');
  expect(await after).toBe('done');
});
