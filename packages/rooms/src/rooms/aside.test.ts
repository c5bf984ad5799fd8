import type { ClientMessage } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { RoomRecord } from './record.ts';
import { decisionOn } from './requests.ts';

type Request = Extract<ClientMessage, { readonly t: 'say' | 'command' }>;

const TEXT = 'x'.repeat(300);
let requests = 0;
const stamp = (member: string) => {
  requests += 1;
  return { member, id: `request-${requests}`, sum: 0 };
};

/** Five who play; what they store beside it is weighed. */
function table() {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start();
  const record = new RoomRecord().read(script.events.map(writeEvent));
  const ask = (member: string, request: Request): string => {
    const now = { ...script.now, hasSaidAll: (id: string) => record.hasSaidAll(id) };
    const verdict = decisionOn(request, stamp(member), () => `secret ${requests}`)(record.room, now);
    if (!verdict.ok) return verdict.code;
    if (verdict.events.length > 0) record.write(verdict.events, foldRoom(verdict.events, record.room));
    return 'ok';
  };
  /** Asks until it is refused; says for how many letters it was not. */
  const exhaust = (member: string, request: Request, said = 'tableSpent'): number => {
    const before = record.weight;
    let answer = 'ok';
    while (answer === 'ok' && record.weight - before < 20_000_000) answer = ask(member, request);
    expect(answer).toBe(said);
    return record.weight - before;
  };
  return { record, ask, exhaust };
}

const say: Request = { t: 'say', id: '12345678', text: TEXT };
const handover: Request = { t: 'command', id: '12345678', command: { do: 'handover' } };

test.each([
  ['talk', say],
  ['codes for another device', handover],
])('one member stores no more than a share in %s; the others go on', (_, request) => {
  const { ask, exhaust } = table();
  expect(exhaust('m2', request)).toBeLessThan(1_100_000);
  expect([ask('m2', say), ask('m2', handover), ask('m3', say)]).toEqual(['tableSpent', 'tableSpent', 'ok']);
});

test('whoever has said all still plays, calls, answers and leaves', () => {
  const { ask, exhaust, record } = table();
  exhaust('m2', say);
  const command = (member: string, what: Extract<Request, { t: 'command' }>['command']) =>
    ask(member, { t: 'command', id: '12345678', command: what });
  expect(command('m2', { do: 'call', kind: 'pause' })).toBe('ok');
  expect(command('m2', { do: 'agree', call: 1, yes: false })).toBe('tableSpent');
  expect(command('m3', { do: 'agree', call: 1, yes: false })).toBe('ok');
  expect(command('m2', { do: 'leave' })).toBe('ok');
  expect(record.isSpent).toBe(false);
});

test('many together leave the table room to play in', () => {
  const { record, exhaust, ask } = table();
  const newcomers = Array.from({ length: 20 }, (_, at) => `m${at + 6}`);
  const joined = newcomers.map(
    (member): RoomEvent => ({ type: 'joined', at: 0, member, name: member, key: member, bench: true }),
  );
  record.write(joined, foldRoom(joined, record.room));
  for (const member of newcomers) if (ask(member, say) === 'ok') exhaust(member, say);
  expect(record.isSpent).toBe(false);
  expect(record.weight).toBeLessThan(9_000_000);
});

test('it is the same after a restart, and moves do not count', () => {
  const { record, exhaust } = table();
  exhaust('m2', say);
  const by = stamp('m2');
  const said: RoomEvent = { type: 'said', at: 0, by, member: 'm2', text: TEXT };
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').start().answerAll();
  const bodies = [...script.events.map(writeEvent), ...Array.from({ length: 3000 }, () => writeEvent(said))];
  const again = new RoomRecord().read(bodies);
  expect([again.hasSaidAll('m2'), again.hasSaidAll('m1'), record.hasSaidAll('m2')]).toEqual([true, false, true]);
  const moves = Array.from(
    { length: 3000 },
    (): RoomEvent => ({
      type: 'moved',
      at: 0,
      by: stamp('m1'),
      entry: { question: 0, facts: [], draws: 0, pad: TEXT } as never,
    }),
  );
  again.write(moves, again.room);
  expect(again.hasSaidAll('m1')).toBe(false);
});

test('requests that change nothing count too, and are kept no longer once all is said', () => {
  const { record } = table();
  const moved: RoomEvent = { type: 'moved', at: 0, entry: { question: 0, facts: [], draws: 0 } as never };
  const vain = (member: string) => record.noteVain({ ...stamp(member), id: `${requests}`.padEnd(5000, 'x') });
  let noted = 0;
  while (noted < 1000 && vain('m2')) {
    noted += 1;
    // What somebody else does in secret changes nothing about it; one's own deeds let one ask again.
    record.write([noted % 2 === 0 ? moved : { ...moved, by: stamp('m2') }], record.room);
  }
  expect(noted).toBeGreaterThan(190);
  expect(noted).toBeLessThan(210);
  expect([record.hasSaidAll('m2'), record.hasSaidAll('m3'), vain('m3')]).toEqual([true, false, true]);
});

test('they count for whoever sent them, after a restart too', () => {
  const also = Array.from({ length: 210 }, () => ({ ...stamp('m3'), id: `${requests}`.padEnd(5000, 'x') }));
  const said: RoomEvent = { type: 'said', at: 0, by: stamp('m2'), also, member: 'm2', text: TEXT };
  const script = new RoomScript().join('Ann', 'Bob', 'Cy');
  const again = new RoomRecord().read([...script.events, said].map(writeEvent));
  expect([again.hasSaidAll('m2'), again.hasSaidAll('m3')]).toEqual([false, true]);
});
