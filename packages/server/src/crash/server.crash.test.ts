import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { heardBy } from '@reseau/core';
import type { Joined } from '@reseau/protocol';
import type { Store } from '@reseau/rooms';
import { foldRoom, phaseOf, readEvents, seatOf } from '@reseau/rooms/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/sqlite-store.ts';
import { joinRoom, openRoom, Player, ScriptedSeat, ServerProcess } from '../testing/index.ts';

const WITH_PEOPLE = 44;
const PEOPLE = ['Ann', 'Bob', 'Cy'];
const BOTS_ALONE = 12;
const KILLS = 6;

const folder = mkdtempSync(join(tmpdir(), 'reseau-crash-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.make({ DATA_DIR: folder, BOT_PACE: '0.03', LOG_LEVEL: 'warn' });
  await server.start();
});
afterAll(async () => {
  await server?.end();
  rmSync(folder, { recursive: true });
});

/** People and bots at a table for five, the cards dealt. */
async function table(names: readonly string[] = PEOPLE): Promise<readonly Joined[]> {
  const pass = await openRoom(server.base, names[0] ?? '');
  const passes = [pass];
  for (const name of names.slice(1)) passes.push(await joinRoom(server.base, pass.code, name));
  const people = await Promise.all(passes.map((one) => new Player(server.base, one).ready()));
  const [host] = people;
  for (let bot = names.length; bot < 5; bot += 1) await host?.command({ do: 'addBot', level: 'easy' });
  expect(await host?.command({ do: 'start' })).toMatchObject({ t: 'done' });
  for (const one of people) {
    await one.until('begun', ({ room, progress }) => room?.phase === 'playing' && progress !== undefined);
    one.socket.close();
  }
  return passes;
}

async function leaveToBots(): Promise<string> {
  const [pass] = await table(['Ann']);
  if (pass === undefined) throw new Error('nobody there');
  const ann = await new Player(server.base, pass).ready();
  await ann.command({ do: 'leave' });
  return pass.code;
}

async function killAtRandom(): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(400 + Math.random() * 2200);
    expect(await server.stop('SIGKILL')).toBe('SIGKILL');
    starts.push(await server.start());
  }
  return starts;
}

/** A screen that looks on to the end, and calls again whenever it is cut off: bots play only where somebody looks. */
async function over(code: string): Promise<void> {
  const limit = Date.now() + 200_000;
  while (Date.now() < limit) {
    const screen = new Player(server.base, { code });
    await screen.until('over', ({ isOver, closed }) => isOver || closed, limit - Date.now());
    if (screen.isOver) return;
    await sleep(50);
  }
}

/** Reads back a room and checks it against what its people were promised and told. */
async function audit(store: Store, code: string, people: readonly ScriptedSeat[]): Promise<number> {
  const events = readEvents(await store.read(code));
  const ids = events.flatMap(({ by }) => (by === undefined ? [] : [`${by.member} ${by.id}`]));
  expect(new Set(ids).size, `${code}: a request was applied twice`).toBe(ids.length);
  const room = foldRoom(events);
  expect(phaseOf(room)).toBe('over');
  const facts = room.play?.facts ?? [];
  for (const { pass, acknowledged, player } of people) {
    const lost = acknowledged.filter((id) => !ids.includes(`${pass.id} ${id}`));
    expect(lost, `${code}: acknowledged and lost`).toEqual([]);
    // Whatever was told before a crash is still true: what the device has gathered is what the store holds.
    expect(player.memory.facts).toEqual(heardBy(facts, seatOf(room, pass.id) ?? 'table'));
  }
  return room.play?.record.length ?? 0;
}

test('every acknowledged move is there exactly once, and every game finishes', async () => {
  const began = performance.now();
  const tables = await Promise.all(Array.from({ length: WITH_PEOPLE }, () => table()));
  const alone = await Promise.all(Array.from({ length: BOTS_ALONE }, leaveToBots));
  const seats = tables.flatMap((passes) => passes.map((pass) => new ScriptedSeat(server.base, pass)));
  const played = Promise.all(seats.map((seat) => seat.play()));
  const watched = Promise.all(alone.map(over));
  const starts = await killAtRandom();
  await Promise.all([played, watched]);
  expect(await server.stop('SIGTERM')).toBe(0);

  const store = await openStore(folder);
  const codes = [...tables.map(([pass]) => pass?.code ?? ''), ...alone];
  let moves = 0;
  for (const code of codes) {
    moves += await audit(
      store,
      code,
      seats.filter(({ pass }) => pass.code === code),
    );
  }
  await store.close();
  expect(server.complaints).toBe('');

  const sum = (of: (seat: ScriptedSeat) => number): number => seats.reduce((total, seat) => total + of(seat), 0);
  console.log(
    `crash test: ${codes.length} games, ${KILLS} kills, ${moves} moves stored, ` +
      `${sum(({ acknowledged }) => acknowledged.length)} acknowledged to people, 0 lost, 0 doubled, ` +
      `${sum(({ resent }) => resent)} cut off and resent; restart ${Math.max(...starts).toFixed(0)} ms at most; ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
});
