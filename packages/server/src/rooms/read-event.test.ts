import { expect, test } from 'vitest';
import { readEvent } from './read-event.ts';

const joined = { type: 'joined', at: 7, member: 'm1', name: 'Ann', key: 'k' };
const moved = { type: 'moved', at: 7, entry: { actor: 0, question: 1, move: { type: 'pass' }, facts: [], drawn: 0 } };
const read = (event: unknown) => readEvent(JSON.stringify(event));

test.each([
  joined,
  { ...joined, by: { member: 'm1', id: 'x', sum: 3 } },
  moved,
  { ...moved, asked: { due: [[1, 5.5]], deadline: 9 }, pulse: { left: 3 }, seen: 4 },
  { ...moved, due: [[2, 8]], late: { question: 1, progress: 'count', seats: [0, 3] } },
  { type: 'clockSet', at: 1, seconds: 0 },
])('case %#: an event is read as it was written', (event) => {
  expect(read(event)).toEqual(event);
});

test('what a later version added is kept', () => {
  expect(read({ ...joined, colour: 'red' })).toEqual({ ...joined, colour: 'red' });
});

test.each<[event: unknown, says: string]>([
  [7, 'event should be an object, not 7'],
  [{ ...joined, type: 'danced' }, 'event.type should be'],
  [{ ...joined, at: 'noon' }, 'event.at should be a number, not "noon"'],
  [{ type: 'joined', at: 7 }, 'event joined lacks "member"; event joined lacks "name"; event joined lacks "key"'],
  [{ ...joined, by: {} }, 'event.by lacks "member"'],
  [{ type: 'opened', at: 1, code: 'ABCD', game: 'chess', options: {}, seed: 's' }, 'event opened.game should be'],
  [{ ...moved, entry: { facts: 'none', drawn: 0 } }, 'event moved.entry.facts should be a list, not "none"'],
  [{ ...moved, entry: { facts: [{}], drawn: 0 } }, 'event moved.entry.facts[0] lacks "type"'],
  [{ ...moved, entry: { ...moved.entry, actor: 'dealer' } }, 'event moved.entry.actor should be "clock", not "dealer"'],
  [{ ...moved, due: [[1]] }, 'event moved.due[0] should have 2 or more, not 1'],
  [{ ...moved, late: { question: 1, progress: 'all', seats: [] } }, 'event moved.late.progress should be'],
])('case %#: a damaged event is refused in words', (event, says) => {
  expect(() => read(event)).toThrow(says);
});
