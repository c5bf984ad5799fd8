import type { ClientMessage, Command } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { RoomScript } from '../testing/room-script.ts';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { followUps } from './follow-ups.ts';
import { decideJoin } from './membership.ts';
import { RoomRecord } from './record.ts';
import { decisionOn } from './requests.ts';
import { keyOf } from './secrets.ts';
import type { DecisionContext, Verdict } from './verdict.ts';

type Request = Extract<ClientMessage, { readonly t: 'say' | 'command' }>;

const TEXT = 'x'.repeat(300);
let requests = 0;
const stamp = (member: string) => {
  requests += 1;
  return { member, id: `request-${requests}`, sum: 0 };
};

/** Five who play; what they store beside it is weighed. */
function table({ sealing = false } = {}) {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
  if (sealing) {
    script.sealsItself = false;
    script.do('m1', { do: 'start' });
  } else script.start();
  return tableOf(script);
}

function tableOf(script: RoomScript) {
  const record = new RoomRecord().read(script.events.map(writeEvent));
  const context = (): DecisionContext => ({
    ...script.now,
    isSpent: record.isSpent,
    hasSaidAll: (id) => record.hasSaidAll(id),
    hasRuledAll: (id) => record.hasRuledAll(id),
    hasSetAll: (id) => record.hasSetAll(id),
    isCrowded: (from) => record.isCrowded(from),
  });
  const take = (verdict: Verdict): string => {
    if (!verdict.ok) return verdict.code;
    if (verdict.events.length > 0) {
      const decided = foldRoom(verdict.events, record.room);
      const more = followUps(decided, context());
      record.write([...verdict.events, ...more], foldRoom(more, decided));
    }
    return 'ok';
  };
  const ask = (member: string, request: Request): string => {
    return take(decisionOn(request, stamp(member), () => `secret ${requests}`)(record.room, context()));
  };
  /** Somebody who has nothing but the code. */
  const join = (name: string, from?: string): string =>
    take(decideJoin(record.room, { name, key: keyOf(name), from }, context()));
  /** Asks until it is refused; says for how many letters it was not. */
  const exhaust = (member: string, request: Request, said = 'tableSpent'): number => {
    const before = record.weight;
    let answer = 'ok';
    while (answer === 'ok' && record.weight - before < 20_000_000) answer = ask(member, request);
    expect(answer).toBe(said);
    return record.weight - before;
  };
  return { record, ask, join, exhaust };
}

const say: Request = { t: 'say', id: '12345678', text: TEXT };
const command = (what: Command): Request => ({ t: 'command', id: '12345678', command: what });
const handover = command({ do: 'handover' });

test.each([
  ['talk', say],
  ['codes for another device', handover],
])('one member stores no more than a share in %s; the others go on', (_, request) => {
  const { ask, exhaust } = table();
  expect(exhaust('m2', request)).toBeLessThan(810_000);
  expect([ask('m2', say), ask('m2', handover), ask('m3', say)]).toEqual(['tableSpent', 'tableSpent', 'ok']);
});

test('whoever has said all still plays, calls, answers and leaves', () => {
  const { ask, exhaust, record } = table();
  exhaust('m2', say);
  expect(ask('m2', command({ do: 'call', kind: 'pause' }))).toBe('ok');
  expect(ask('m2', command({ do: 'agree', call: 1, yes: false }))).toBe('tableSpent');
  expect(ask('m3', command({ do: 'agree', call: 1, yes: false }))).toBe('ok');
  expect(ask('m2', command({ do: 'leave' }))).toBe('ok');
  expect(record.isSpent).toBe(false);
});

test('whoever has come with the code alone takes little of the table, and all of them nothing from host and players', () => {
  const { record, exhaust, ask, join } = table();
  const [before, names] = [record.weight, Array.from({ length: 100 }, (_, at) => `Stranger ${at + 1}`)];
  for (const [at, name] of names.entries()) {
    if (join(name) !== 'ok') break;
    const member = `m${at + 6}`;
    expect(exhaust(member, say)).toBeLessThan(41_000);
    expect(ask(member, command({ do: 'leave' }))).toBe('ok');
  }
  expect(record.weight - before).toBeLessThan(1_100_000);
  expect([join('Flo'), record.isSpent]).toEqual(['tableSpent', false]);
  expect(ask('m2', say)).toBe('ok');
  for (const means of [
    { do: 'chat', on: false },
    { do: 'mute', member: 'm2', on: true },
    { do: 'lock', on: true },
  ] as const)
    expect(ask('m1', command(means))).toBe('ok');
  // With that the host has made room for others.
  expect(ask('m1', command({ do: 'lock', on: false }))).toBe('ok');
  expect(join('Flo')).toBe('ok');
});

test('those who come from one address leave room to the others', () => {
  const { record, exhaust, ask, join } = table();
  for (let at = 6; join(`Stranger ${at}`, 'there') === 'ok'; at += 1) {
    record.comesFrom(`m${at}`, 'there');
    exhaust(`m${at}`, say);
    ask(`m${at}`, command({ do: 'leave' }));
  }
  expect([record.isCrowded('there'), record.isCrowded()]).toEqual([true, false]);
  expect([join('Flo', 'elsewhere'), join('Gil', 'there')]).toEqual(['ok', 'tableSpent']);
});

test('who comes and goes without a word is counted too', () => {
  const { record, ask, join } = table();
  const before = record.weight;
  for (let at = 6; join(`Stranger ${at}`) === 'ok' && at < 9000; at += 1) ask(`m${at}`, command({ do: 'leave' }));
  expect(record.weight - before).toBeLessThan(1_100_000);
  expect(ask('m1', command({ do: 'lock', on: true }))).toBe('ok');
});

test('a table that has stored all it may still hears its host, for a while', () => {
  const { record, ask } = table();
  const moved: RoomEvent = { type: 'moved', at: 0, entry: { pad: 'x'.repeat(16_000_000) } as never };
  record.write([moved], record.room);
  expect([record.isSpent, ask('m1', say), ask('m1', command({ do: 'mute', member: 'm2', on: true }))]).toEqual([
    true,
    'tableSpent',
    'ok',
  ]);
  const before = record.weight;
  let on = false;
  while (ask('m1', command({ do: 'lock', on: !on })) === 'ok') on = !on;
  expect(record.weight - before).toBeLessThan(210_000);
});

test('each of those who play keeps a part of their own, whatever the others have stored', () => {
  const { record, ask } = table();
  const said = (member: string): RoomEvent => ({
    type: 'said',
    at: 0,
    by: stamp(member),
    member,
    text: 'x'.repeat(800_000),
  });
  const members = Array.from({ length: 11 }, (_, at) => `m${at + 1}`);
  const room = {
    ...record.room,
    members: members.map((id) => ({ id, name: id, mark: 0, since: 0, key: id, played: true }) as const),
  };
  record.write([], room);
  for (const member of members.slice(1)) record.write([said(member)], room);
  expect([ask('m2', say), ask('m11', say), ask('m1', say)]).toEqual(['tableSpent', 'tableSpent', 'ok']);
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
  expect(noted).toBeGreaterThan(150);
  expect(noted).toBeLessThan(170);
  expect([record.hasSaidAll('m2'), record.hasSaidAll('m3'), vain('m3')]).toEqual([true, false, true]);
});

test('they count for whoever sent them, after a restart too', () => {
  const also = Array.from({ length: 10 }, () => ({ ...stamp('m3'), id: `${requests}`.padEnd(5000, 'x') }));
  const said: RoomEvent = { type: 'said', at: 0, by: stamp('m2'), also, member: 'm2', text: TEXT };
  const script = new RoomScript().join('Ann', 'Bob', 'Cy');
  const again = new RoomRecord().read([...script.events, said].map(writeEvent));
  expect([again.hasSaidAll('m2'), again.hasSaidAll('m3')]).toEqual([false, true]);
});

test('a deal that is undone again and again is on account of whoever undoes it, and costs nobody else a word', () => {
  const { record, ask, exhaust } = table({ sealing: true });
  let hashes = 0;
  const attempt = () => ({ match: record.room.matches + 1, attempt: record.room.attempts + 1 });
  const seal = (): Request => {
    hashes += 1;
    return command({ do: 'seal', ...attempt(), hash: String(hashes).padStart(64, '0') });
  };
  expect(ask('m2', seal())).toBe('ok');
  const before = record.weight;
  let answer = 'ok';
  while (answer === 'ok' && record.weight - before < 100_000) answer = ask('m2', seal());
  expect(answer).toBe('tableSpent');
  // A newcomer's share.
  expect(record.weight - before).toBeLessThan(41_000);
  expect(ask('m2', say)).toBe('tableSpent');
  for (const id of ['m1', 'm3']) expect([ask(id, seal()), ask(id, seal()), ask(id, say)]).toEqual(['ok', 'ok', 'ok']);
  expect(exhaust('m3', say)).toBeGreaterThan(30_000);
});

test('whoever declines every deal pays for it, and is heard all the same', () => {
  const { record, ask } = table({ sealing: true });
  const others = ['m1', 'm3', 'm4', 'm5'];
  for (let times = 0; times < 100; times += 1) {
    const which = { match: record.room.matches + 1, attempt: record.room.attempts + 1 };
    const known = { match: which.match + 1, attempt: 1 };
    for (const id of others) expect(ask(id, command({ do: 'seal', ...which, hash: '0'.repeat(64) }))).toBe('ok');
    expect(ask('m2', command({ do: 'decline', ...which, known }))).toBe('ok');
    expect(ask('m1', command({ do: 'start' }))).toBe('ok');
  }
  expect([record.hasSaidAll('m2'), ...others.map((id) => record.hasSaidAll(id))]).toEqual([
    true,
    ...others.map(() => false),
  ]);
});

test('a host who deals anew without end stores no more than a share', () => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed').deal();
  const before = script.events.map(writeEvent);
  expect(script.do('m1', { do: 'redeal' })).toBe('ok');
  const anew = script.events.slice(before.length).map(writeEvent);
  const record = new RoomRecord().read(before);
  const first = record.weight;
  while (!record.hasSaidAll('m1') && record.weight < 2_000_000) record.read(anew);
  expect(record.weight - first).toBeLessThan(1_500_000);
  expect(['m2', 'm3', 'm4', 'm5'].map((id) => record.hasSaidAll(id))).toEqual([false, false, false, false]);
  const hasSaidAll = (id: string): boolean => record.hasSaidAll(id);
  const verdict = decisionOn(
    command({ do: 'redeal' }),
    stamp('m1'),
    () => '',
  )(record.room, { ...script.now, hasSaidAll });
  expect(verdict).toMatchObject({ code: 'tableSpent' });
});

test('a host who sets the table without end does not fill it, and loses nothing but that', () => {
  const script = new RoomScript().join('Ann', 'Bob', 'Cy', 'Di', 'Ed');
  const { record, ask } = tableOf(script);
  const before = record.weight;
  const set = (member: string): void => {
    const by = stamp(member);
    record.write([{ type: 'optionsChanged', at: 0, by, options: { pad: 'x'.repeat(50_000) } }], record.room);
  };
  const another = command({ do: 'game', game: 'insurrection' });
  for (let times = 0; times < 70; times += 1) set('m1');
  expect([record.hasSetAll('m1'), record.weight - before > 3_000_000]).toEqual([false, true]);
  for (let times = 0; times < 20; times += 1) set('m1');
  expect([record.hasSetAll('m1'), record.hasSetAll('m2'), record.isSpent]).toEqual([true, false, false]);
  expect([ask('m1', another), ask('m1', say), ask('m1', command({ do: 'start' }))]).toEqual(['tableSpent', 'ok', 'ok']);
  // All who were host in turn leave half of the table.
  for (let times = 0; times < 80; times += 1) set('m2');
  expect([record.hasSetAll('m3'), record.hasSetAll('m2')]).toEqual([false, true]);
  for (let times = 0; times < 2; times += 1) set('m3');
  expect([record.hasSetAll('m3'), record.isSpent]).toEqual([true, false]);
});
