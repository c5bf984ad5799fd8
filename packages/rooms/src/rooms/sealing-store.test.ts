import { sha256 } from '@reseau/core';
import { type Command, PROTOCOL_VERSION } from '@reseau/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIG } from '../config.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Append } from '../store/store.ts';
import { liveRoomOn } from '../testing/live-room-on.ts';
import { saltFor } from '../testing/salt.ts';
import { decideCommand } from './commands.ts';
import type { LiveRoom } from './live-room.ts';
import { decideJoin } from './membership.ts';
import { phaseOf } from './room.ts';
import type { Verdict } from './verdict.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const FIVE = ['m1', 'm2', 'm3', 'm4', 'm5'];

/** Notes what is appended together. */
class Noting extends MemoryStore {
  readonly appends: (readonly string[])[] = [];
  override append(given: Append): Promise<boolean> {
    this.appends.push(given.events);
    return super.append(given);
  }
}

let requests = 0;
function ask(room: LiveRoom, member: string, command: Command): Promise<Verdict> {
  requests += 1;
  const by = { member, id: `request-${requests}`, sum: 0 };
  return new Promise((resolve) => {
    room.request(by, (value, now) => decideCommand(value, command, now, by, () => 's'), resolve);
  });
}

/** Five people are here, the host has tapped Start, and all are bound. */
async function bound(store: MemoryStore): Promise<LiveRoom> {
  const room = await liveRoomOn(store);
  for (const id of FIVE)
    await new Promise((resolve) => {
      room.perform((value, now) => decideJoin(value, { name: `Person ${id}`, key: id }, now), resolve);
    });
  for (const member of FIVE)
    room.attach(
      { member, from: 'here', send: () => {}, end: () => {} },
      { t: 'hello', version: PROTOCOL_VERSION, match: 0, facts: 0, lines: 0 },
    );
  expect(await ask(room, 'm1', { do: 'start' })).toMatchObject({ ok: true });
  for (const id of FIVE) await ask(room, id, { do: 'seal', ...which(room), hash: sha256(saltFor(id)) });
  return room;
}

const which = ({ room }: LiveRoom) => ({ match: room.matches + 1, attempt: room.attempts + 1 });
const unseal = (room: LiveRoom, id: string) => ask(room, id, { do: 'unseal', ...which(room), salt: saltFor(id) });
const stored = async (store: MemoryStore): Promise<string> => (await store.read('ABCD')).join('\n');

test('whoever reads the file and holds back their own salt finds no other there', async () => {
  const store = new Noting();
  const room = await bound(store);
  for (const id of FIVE.slice(1)) {
    expect(await unseal(room, id)).toMatchObject({ ok: true });
    // What is said meanwhile is stored, and the salts are not with it.
    expect(await ask(room, id, { do: 'handover' })).toMatchObject({ ok: true });
  }
  for (const id of FIVE) expect(await stored(store)).not.toContain(saltFor(id));
  expect(phaseOf(room.room)).toBe('sealing');
  await unseal(room, 'm1');
  expect(phaseOf(room.room)).toBe('playing');
  const last = store.appends.at(-1)?.map((event) => JSON.parse(event).type);
  expect(last).toEqual([...FIVE.map(() => 'saltOpened'), 'started']);
  // What was stored makes the same match.
  expect((await liveRoomOn(store)).room.play?.seed).toBe(room.room.play?.seed);
});

test('an attempt that is called off leaves no salt behind', async () => {
  const store = new Noting();
  const room = await bound(store);
  for (const id of FIVE.slice(1)) await unseal(room, id);
  await vi.advanceTimersByTimeAsync(CONFIG.timings.sealing + CONFIG.timings.comeBack);
  expect(room.room).toMatchObject({ sealing: undefined, unsealed: { missing: ['Person m1'] } });
  for (const id of FIVE) expect(await stored(store)).not.toContain(saltFor(id));
  expect((await liveRoomOn(store)).room).toEqual(room.room);
  // Nor do they come with the next deal.
  await ask(room, 'm1', { do: 'start' });
  const salt = (id: string): string => sha256(`another of ${id}`);
  for (const id of FIVE) await ask(room, id, { do: 'seal', ...which(room), hash: sha256(salt(id)) });
  for (const id of FIVE) await ask(room, id, { do: 'unseal', ...which(room), salt: salt(id) });
  expect(phaseOf(room.room)).toBe('playing');
  for (const id of FIVE) expect(await stored(store)).not.toContain(saltFor(id));
});

test('after a restart in between, the attempt is called off for all to see, and there is another seal', async () => {
  const store = new Noting();
  const room = await bound(store);
  for (const id of FIVE.slice(1)) await unseal(room, id);
  const seed = room.room.seed;
  await room.close('restarting');
  const again = await liveRoomOn(store);
  await vi.waitFor(() => expect(phaseOf(again.room)).toBe('lobby'));
  expect(again.room).toMatchObject({ unsealed: { missing: [] }, attempts: 1 });
  expect(again.room.seed).not.toBe(seed);
  for (const id of FIVE) expect(await stored(store)).not.toContain(saltFor(id));
});

test('a salt that was opened is taken once, however often it is sent', async () => {
  const room = await bound(new Noting());
  const by = { member: 'm2', id: 'the-same-request', sum: 7 };
  const command = { do: 'unseal', ...which(room), salt: saltFor('m2') } as const;
  for (let times = 0; times < 3; times += 1)
    expect(
      await new Promise((resolve) => {
        room.request(by, (value, now) => decideCommand(value, command, now, by, () => 's'), resolve);
      }),
    ).toMatchObject({ ok: true });
  expect(Object.keys(room.room.sealing?.salts ?? {})).toEqual(['m2']);
});
