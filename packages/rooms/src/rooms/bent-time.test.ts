import type { Command, ServerMessage } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { type BotRunner, chooseMove } from '../bots/bot-runner.ts';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from '../testing/begin.ts';
import { DrivenMachine } from '../testing/driven-machine.ts';
import { SILENT } from '../testing/silent-log.ts';
import { decideCommand } from './commands.ts';
import type { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { seededRandom } from './random-source.ts';
import { Rooms } from './rooms.ts';
import type { Subscriber } from './subscribers.ts';
import type { Verdict } from './verdict.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const YEAR = 366 * 24 * HOUR;

const botRunner: BotRunner = { move: async (input) => chooseMove(input), close: async () => {} };

function house(store: MemoryStore, machine: DrivenMachine) {
  const clock = new SteadyClock(machine);
  const rooms = new Rooms(store, {
    ...CONFIG,
    timings: { ...CONFIG.timings, roles: 0 },
    log: SILENT,
    clock,
    botRunner,
    chance: seededRandom('bent'),
    botPace: 1,
    defaultOptions: {},
  });
  const close = async (): Promise<void> => {
    await rooms.close();
    clock.close();
  };
  return { rooms, close };
}

class Ear implements Subscriber {
  readonly heard: ServerMessage[] = [];
  readonly member: string;
  readonly from = 'here';
  readonly #room: LiveRoom;
  constructor(room: LiveRoom, member: string) {
    this.member = member;
    this.#room = room;
    room.attach(this, { t: 'hello', version: 4, match: 0, facts: 0, lines: 0 });
  }
  send(frame: string): void {
    this.heard.push(JSON.parse(frame));
  }
  end(): void {
    this.#room.detach(this);
  }
  get left(): number | undefined {
    return this.heard.findLast((message) => message.t === 'progress')?.progress.left;
  }
}

let requests = 0;
function ask(room: LiveRoom, member: string, command: Command): Promise<Verdict> {
  requests += 1;
  const by = { member, id: `request-${requests}`, sum: 0 };
  return new Promise((resolve) => {
    room.perform((value, now) => decideCommand(value, command, now, by, () => 's'), resolve);
  });
}

/** Four people and a bot have begun a match with a clock; all of them are here. */
async function table(rooms: Rooms) {
  const code = await rooms.open('resistance');
  const room = await rooms.find(code);
  if (room === undefined) throw new Error('no room');
  for (const name of ['Ann', 'Bob', 'Cy', 'Di']) {
    await new Promise((resolve) => room.perform((value, now) => decideJoin(value, { name, key: name }, now), resolve));
  }
  await ask(room, 'm1', { do: 'addBot', level: 'easy' });
  await ask(room, 'm1', { do: 'clock', alone: 30, together: 30, talk: 0 });
  const ears = ['m1', 'm2', 'm3', 'm4'].map((member) => new Ear(room, member));
  expect(await begin(room)).toMatchObject({ ok: true });
  const [ann, bob, cy, di] = ears;
  if (ann === undefined || bob === undefined || cy === undefined || di === undefined) throw new Error('nobody here');
  return { code, room, ann, bob, cy, di };
}

/** What one evening leaves behind in which time does all it can do, while the wall clock is set again and again. */
async function evening(bend: (machine: DrivenMachine) => void): Promise<readonly string[]> {
  requests = 0;
  const machine = new DrivenMachine();
  const store = new MemoryStore();
  const { rooms, close } = house(store, machine);
  const { code, room, ann, bob, cy, di } = await table(rooms);
  /** So much time passes; half-way, and at its end, the clock is set. */
  const pass = async (ms: number): Promise<void> => {
    await machine.pass(ms / 2);
    bend(machine);
    await machine.pass(ms / 2);
    bend(machine);
  };
  // Nobody answers; a bot stands in for Cy, who has gone; Ann, the host, goes.
  await pass(20 * SECOND);
  cy.end();
  await pass(70 * SECOND);
  ann.end();
  await pass(70 * SECOND);
  // A call comes to nothing, and another one to a pause.
  await ask(room, 'm4', { do: 'call', kind: 'void' });
  await pass(40 * SECOND);
  await pass(80 * SECOND);
  const back = [new Ear(room, 'm1'), new Ear(room, 'm3')];
  await ask(room, 'm2', { do: 'call', kind: 'pause' });
  for (const member of ['m1', 'm3', 'm4']) await ask(room, member, { do: 'agree', call: room.room.calls, yes: true });
  await pass(50 * SECOND);
  await ask(room, 'm4', { do: 'call', kind: 'resume' });
  for (const member of ['m1', 'm2', 'm3']) await ask(room, member, { do: 'agree', call: room.room.calls, yes: true });
  await pass(10 * SECOND);
  // All but one go, and stay away.
  for (const one of [bob, di, ...back]) one.end();
  new Ear(room, 'm4');
  await pass(300 * SECOND);
  await close();
  // The devices that begin a match count their requests over all matches.
  return (await store.read(code)).map((event) => event.replaceAll(/begin-\d+/g, 'begin'));
}

const kindsOf = (stored: readonly string[]) => new Set(stored.map((text) => JSON.parse(text).type));

describe('whatever is done to the wall clock', () => {
  test.each([
    ['back an hour', -HOUR],
    ['on an hour', HOUR],
    ['on a year', YEAR],
    ['back a year', -YEAR],
  ])('an evening on which it is set %s again and again is the same to the millisecond', async (_how, ms) => {
    const straight = await evening(() => {});
    const happened = kindsOf(straight);
    for (const kind of [
      'moved',
      'away',
      'stoodIn',
      'hostPassed',
      'called',
      'callOver',
      'paused',
      'resumed',
      'returned',
    ])
      expect([kind, happened.has(kind)]).toEqual([kind, true]);
    expect(await evening((machine) => machine.set(ms))).toEqual(straight);
  });

  test('nobody loses time while the machine sleeps, however it counts', async () => {
    const straight = await evening(() => {});
    for (const counts of ['counted', 'notCounted'] as const)
      expect(await evening((machine) => machine.sleep(8 * HOUR, counts))).toEqual(straight);
  });
});

describe('after a restart', () => {
  /** A table whose question has twenty seconds left, and the same one on another machine. */
  async function restarted(wall: number) {
    const store = new MemoryStore();
    const machine = new DrivenMachine();
    const before = house(store, machine);
    const { code } = await table(before.rooms);
    await machine.pass(10 * SECOND);
    await before.close();
    const other = new DrivenMachine(machine.wall() + wall);
    const after = house(store, other);
    const room = await after.rooms.find(code);
    if (room === undefined) throw new Error('no room');
    const question = () => room.room.play?.match.turn.question ?? 0;
    return { ...after, machine: other, room, store, code, question };
  }

  test.each([-HOUR, -YEAR])('with a wall clock that is %i ms late, a clock has at most what it had', async (wall) => {
    const { machine, room, question, close } = await restarted(wall);
    const asked = question();
    const ann = new Ear(room, 'm1');
    expect(ann.left).toBeGreaterThan(19 * SECOND);
    expect(ann.left).toBeLessThanOrEqual(30 * SECOND);
    await machine.pass((ann.left ?? 0) - 1);
    expect(question()).toBe(asked);
    await machine.pass(1);
    expect(question()).toBe(asked + 1);
    await close();
  });

  test('with a wall clock that is late, nothing is noted before what happened last', async () => {
    const { machine, room, store, code, close } = await restarted(-YEAR);
    new Ear(room, 'm1');
    await machine.pass(60 * SECOND);
    const times = (await store.read(code)).map((text) => JSON.parse(text).at as number);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await close();
  });

  test('with one that is a year ahead, whoever comes back has a moment', async () => {
    const { machine, room, question, close } = await restarted(YEAR);
    const asked = question();
    const ann = new Ear(room, 'm1');
    expect(ann.left).toBe(CONFIG.timings.comeBack);
    await machine.pass(CONFIG.timings.comeBack - 1);
    expect([question(), room.room.host, room.room.members.filter(({ standIn }) => standIn)]).toEqual([asked, 'm1', []]);
    await machine.pass(1);
    expect(question()).toBe(asked + 1);
    await close();
  });
});

test('where nobody is at any table, the time is taken from the wall again', async () => {
  const store = new MemoryStore();
  const machine = new DrivenMachine();
  const { rooms, close } = house(store, machine);
  machine.set(HOUR);
  await machine.pass(10 * SECOND);
  const code = await rooms.open('resistance');
  expect(JSON.parse((await store.read(code))[0] ?? '').at).toBe(machine.wall());
  await close();
});
