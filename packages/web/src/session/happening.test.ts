import type { CallKind, CallView, MemberView, RoomView } from '@reseau/protocol';
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

const HOST = person('a', { host: true });
const LOBBY = { phase: 'lobby' } as const;
const call = (kind: CallKind, member?: string): CallView => ({
  call: 1,
  kind,
  until: 0,
  ...(member === undefined ? {} : { member }),
});

const ROOM: RoomView = {
  code: 'ABCD',
  game: 'resistance',
  phase: 'playing',
  match: 1,
  options: {},
  clocks: { alone: 0, together: 0, talk: 0 },
  standIns: false,
  members: [HOST, person('b')],
  bench: [],
};
const CLOCKS = { alone: 180, together: 90, talk: 0 } as const;
const bot = { kind: 'bot', standIn: true } as const;

test.each<readonly [what: string, before: Partial<RoomView>, after: Partial<RoomView>, kinds: readonly string[]]>([
  ['nothing', {}, {}, []],
  ['somebody is replaced', {}, { members: [HOST, person('b', bot)] }, ['standIn']],
  ['somebody is back', { members: [HOST, person('b', bot)] }, {}, ['back']],
  ['whose seat somebody kept is back', { members: [HOST, person('c', { keeps: 'b' })] }, {}, ['back']],
  ['another sits down', {}, { members: [HOST, person('c')] }, ['another']],
  ['a pause', {}, { paused: true }, ['paused']],
  ['the end of one', { paused: true }, {}, ['resumed']],
  ['a clock', {}, { clocks: CLOCKS }, ['clock']],
  ['a call for one in vain', { call: call('clock') }, {}, ['vain']],
  ['a call for one that is answered', { call: call('clock') }, { clocks: CLOCKS }, ['clock']],
  ['a clock that ends with its match', { clocks: CLOCKS }, { phase: 'over', clocks: CLOCKS }, []],
  ['a match called off', {}, { phase: 'lobby' }, ['calledOff']],
  ['a match called off while paused', { paused: true }, { phase: 'lobby' }, ['calledOff']],
  ['another deal', {}, { match: 2 }, ['dealtAnew']],
  ['a match that ends', { paused: true }, { phase: 'over' }, []],
  ['a new match', { phase: 'lobby' }, { match: 2 }, []],
  ['another host', {}, { members: [person('a'), person('b', { host: true })] }, ['host']],
  ['another host between matches', LOBBY, { ...LOBBY, members: [person('a'), person('b', { host: true })] }, ['host']],
  ['a call that is answered', { call: call('pause') }, { paused: true }, ['paused']],
  ['a call in vain', { call: call('pause') }, {}, ['vain']],
  ['a call to play on in vain', { call: call('resume'), paused: true }, { paused: true }, ['vain']],
  ['a call to call it off', { call: call('void') }, { phase: 'lobby' }, ['calledOff']],
  ['a call to replace somebody', { call: call('replace', 'b') }, { members: [HOST, person('b', bot)] }, ['standIn']],
  ['one in vain', { call: call('replace', 'b') }, {}, ['vain']],
  ['a call that the end of the match has overtaken', { call: call('pause') }, { phase: 'over' }, []],
  ['a call for another host in vain', { ...LOBBY, call: call('host') }, LOBBY, ['vain']],
])('%s', (_, before, after, kinds) => {
  expect(happenings({ ...ROOM, ...before }, { ...ROOM, ...after }).map(({ kind }) => kind)).toEqual(kinds);
});

test('what the host switches off or on again is told, between matches too', () => {
  const off = { chatOff: true, phrasesOff: true } as const;
  const told = (before: Partial<RoomView>, after: Partial<RoomView>) =>
    happenings({ ...ROOM, ...before }, { ...ROOM, ...after });
  expect(told({}, { chatOff: true })).toEqual([{ kind: 'talk', is: 'chatOff' }]);
  expect(told(LOBBY, { ...LOBBY, phrasesOff: true })).toEqual([{ kind: 'talk', is: 'phrasesOff' }]);
  expect(told(off, { chatOff: true })).toEqual([{ kind: 'talk', is: 'phrasesOn' }]);
  expect(told(off, {}).length).toBe(2);
  expect(told(off, off)).toEqual([]);
});

test('whoever comes has missed nothing', () => {
  expect(happenings(undefined, { ...ROOM, paused: true })).toEqual([]);
});
