import type { MemberView, RoomView } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { happenings } from './happening.ts';

const person = (id: string, change: Partial<MemberView> = {}): MemberView => ({
  id,
  name: id.toUpperCase(),
  kind: 'person',
  host: false,
  online: true,
  mark: 0,
  ...change,
});

const ROOM: RoomView = {
  code: 'ABCD',
  game: 'resistance',
  phase: 'playing',
  match: 1,
  options: {},
  clocks: { alone: 0, together: 0, talk: 0 },
  standIns: false,
  members: [person('a'), person('b')],
  bench: [],
};
const bot = { kind: 'bot', standIn: true } as const;

test.each<readonly [what: string, before: Partial<RoomView>, after: Partial<RoomView>, kinds: readonly string[]]>([
  ['nothing', {}, {}, []],
  ['somebody is replaced', {}, { members: [person('a'), person('b', bot)] }, ['standIn']],
  ['somebody is back', { members: [person('a'), person('b', bot)] }, {}, ['back']],
  ['another sits down', {}, { members: [person('a'), person('c')] }, ['another']],
  ['a pause', {}, { paused: true }, ['paused']],
  ['the end of one', { paused: true }, {}, ['resumed']],
  ['a match called off', {}, { phase: 'lobby' }, ['calledOff']],
  ['a match called off while paused', { paused: true }, { phase: 'lobby' }, ['calledOff']],
  ['another deal', {}, { match: 2 }, ['dealtAnew']],
  ['a match that ends', { paused: true }, { phase: 'over' }, []],
  ['a new match', { phase: 'lobby' }, { match: 2 }, []],
])('%s', (_, before, after, kinds) => {
  expect(happenings({ ...ROOM, ...before }, { ...ROOM, ...after }).map(({ kind }) => kind)).toEqual(kinds);
});

test('whoever comes has missed nothing', () => {
  expect(happenings(undefined, { ...ROOM, paused: true })).toEqual([]);
});
