import { expect, test } from 'vitest';
import { Outbox, type Request, type RequestStorage } from './outbox.ts';

function drawer(): RequestStorage & { readonly content: Map<string, string> } {
  const content = new Map<string, string>();
  return {
    content,
    keys: () => [...content.keys()],
    read: (key) => content.get(key),
    write: (key, value) => content.set(key, value),
    remove: (key) => content.delete(key),
  };
}

const move = (id: string, question = 1, approve = true): Request => ({
  t: 'move',
  id,
  match: 1,
  question,
  move: { type: 'vote', approve },
});
const say = (id: string): Request => ({ t: 'say', id, text: 'hello' });
const start: Request = { t: 'command', id: 'start000', command: { do: 'start' } };

const ids = (outbox: Outbox) => outbox.waiting().map(({ id }) => id);

test('a request waits until it is answered', () => {
  const outbox = new Outbox(drawer());
  outbox.add(say('one'));
  expect(ids(outbox)).toEqual(['one']);
  expect(outbox.settle('one')?.id).toBe('one');
  expect(ids(outbox)).toEqual([]);
  expect(outbox.settle('one')).toBeUndefined();
});

test('requests wait in the order they were made, even within one millisecond', () => {
  const outbox = new Outbox(drawer(), () => 1000);
  for (const id of ['c', 'a', 'b']) outbox.add(say(id));
  expect(ids(outbox)).toEqual(['c', 'a', 'b']);
});

test('moves and chat lines outlive the page, commands do not', () => {
  const kept = drawer();
  const before = new Outbox(kept);
  before.add(move('m'));
  before.add(say('s'));
  before.add(start);
  expect(ids(new Outbox(kept))).toEqual(['m', 's']);
});

test('a newer choice for the same question replaces the older', () => {
  const outbox = new Outbox(drawer());
  outbox.add(move('first'));
  outbox.add(move('other question', 2));
  outbox.add(move('second', 1, false));
  expect(ids(outbox)).toEqual(['other question', 'second']);
});

test('two tabs share one drawer and neither loses what the other keeps', () => {
  const kept = drawer();
  const [left, right] = [new Outbox(kept), new Outbox(kept)];
  left.add(say('left'));
  right.add(say('right'));
  expect(ids(left).toSorted()).toEqual(['left', 'right']);
  right.settle('left');
  expect(kept.keys()).toEqual(['right']);
});

test('what is a day old or cannot be read is thrown away', () => {
  const kept = drawer();
  let now = 0;
  const outbox = new Outbox(kept, () => now);
  outbox.add(move('old'));
  kept.write('broken', '{');
  kept.write('strange', '{"order":"x"}');
  now = 25 * 60 * 60 * 1000;
  expect(ids(new Outbox(kept, () => now))).toEqual([]);
  expect(kept.keys()).toEqual([]);
});

test('what the server cannot read is not sent again, whatever else was waiting', () => {
  const kept = drawer();
  const outbox = new Outbox(kept);
  outbox.add(move('m'));
  outbox.add(say('s'));
  outbox.clear();
  expect(ids(outbox)).toEqual([]);
  expect(ids(new Outbox(kept))).toEqual([]);
});
