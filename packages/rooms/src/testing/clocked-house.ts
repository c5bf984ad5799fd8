import type { Command, ServerMessage } from '@reseau/protocol';
import { expect } from 'vitest';
import { type BotRunner, chooseMove } from '../bots/bot-runner.ts';
import { SteadyClock } from '../clock.ts';
import { CONFIG } from '../config.ts';
import { decideCommand } from '../rooms/commands.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { decideJoin } from '../rooms/membership.ts';
import { seededRandom } from '../rooms/random-source.ts';
import type { Timings } from '../rooms/room-context.ts';
import { Rooms } from '../rooms/rooms.ts';
import type { Subscriber } from '../rooms/subscribers.ts';
import type { Verdict } from '../rooms/verdict.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begin } from './begin.ts';
import { DrivenMachine } from './driven-machine.ts';
import { SILENT } from './silent-log.ts';

const SECOND = 1000;

export const TIMINGS: Timings = { ...CONFIG.timings, roles: 0 };

const botRunner: BotRunner = { move: async (input) => chooseMove(input), close: async () => {} };

/** All the tables of a server whose time is the test's. */
export function house(store: MemoryStore, machine: DrivenMachine) {
  const clock = new SteadyClock(machine);
  const rooms = new Rooms(store, {
    ...CONFIG,
    timings: TIMINGS,
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

/** Somebody who is at a table. */
export class Ear implements Subscriber {
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
export function ask(room: LiveRoom, member: string, command: Command): Promise<Verdict> {
  requests += 1;
  const by = { member, id: `request-${requests}`, sum: 0 };
  return new Promise((resolve) => {
    room.perform((value, now) => decideCommand(value, command, now, by, () => 's'), resolve);
  });
}

/** Four people and a bot have begun a match, with a clock if so many seconds are given; all of them are here. */
export async function table(rooms: Rooms, seconds: 0 | 30 = 30) {
  const code = await rooms.open('resistance');
  const room = await rooms.find(code);
  if (room === undefined) throw new Error('no room');
  for (const name of ['Ann', 'Bob', 'Cy', 'Di']) {
    await new Promise((resolve) => room.perform((value, now) => decideJoin(value, { name, key: name }, now), resolve));
  }
  await ask(room, 'm1', { do: 'addBot', level: 'easy' });
  await ask(room, 'm1', { do: 'clock', alone: seconds, together: seconds, talk: 0 });
  const ears = ['m1', 'm2', 'm3', 'm4'].map((member) => new Ear(room, member));
  expect(await begin(room)).toMatchObject({ ok: true });
  const [ann, bob, cy, di] = ears;
  if (ann === undefined || bob === undefined || cy === undefined || di === undefined) throw new Error('nobody here');
  return { code, room, ann, bob, cy, di };
}

/** What one evening leaves behind in which time does all it can do, while the wall clock is set again and again. */
export async function evening(
  bend: (machine: DrivenMachine) => void = () => {},
  machine = new DrivenMachine(),
): Promise<readonly string[]> {
  requests = 0;
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
