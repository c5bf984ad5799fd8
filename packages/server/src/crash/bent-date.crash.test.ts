import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIG } from '@reseau/rooms';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/sqlite-store.ts';
import { alarmFaults, openRoom, Player, ServerProcess } from '../testing/index.ts';

const HOUR = 60 * 60_000;
const YEAR = 366 * 24 * HOUR;
const BENT = `--import ${new URL('../testing/bent-date.mjs', import.meta.url).pathname}`;

const folder = mkdtempSync(join(tmpdir(), 'reseau-bent-'));
const file = join(folder, 'bent-by');
const bend = (ms: number): void => writeFileSync(file, String(ms));

let server: ServerProcess;
let dataDir: string;
beforeEach(async () => {
  bend(0);
  dataDir = mkdtempSync(join(folder, 'data-'));
  server = await ServerProcess.make({
    DATA_DIR: dataDir,
    BOT_PACE: '0.03',
    RATE_LIMIT: '1',
    NODE_OPTIONS: BENT,
    BENT_BY: file,
  });
  await server.start();
});
afterEach(() => server.end());
afterAll(() => rmSync(folder, { recursive: true }));

/** Ann plays with four bots, by a clock. */
async function begun(): Promise<Player> {
  const ann = await new Player(server.base, await openRoom(server.base, 'Ann')).ready();
  for (let bot = 0; bot < 4; bot += 1) await ann.command({ do: 'addBot', level: 'easy' });
  await ann.command({ do: 'clock', alone: 30, together: 30, talk: 0 });
  expect(await ann.command({ do: 'start' })).toMatchObject({ t: 'done' });
  return ann.until('begun', ({ progress }) => progress !== undefined);
}

const timesOf = (stored: readonly string[]) => stored.map((text) => JSON.parse(text).at as number);

test('whatever is done to the clock of the machine, lines stay, bots play and nothing ends before its time', async () => {
  const ann = await begun();
  const began = performance.now();
  await ann.command({ do: 'leave' });
  const bob = await new Player(server.base, await openRoom(server.base, 'Bob')).ready();
  // Bots play among themselves before whoever looks on.
  const screen = await new Player(server.base, { code: ann.pass.code }).ready();
  for (const ms of [-HOUR, HOUR, YEAR, -YEAR, 0]) {
    bend(ms);
    const told = screen.memory.facts.length;
    await screen.until('bots go on', ({ memory, isOver }) => isOver || memory.facts.length > told);
    expect(await bob.say(`by ${ms}`)).toMatchObject({ t: 'done' });
    expect(await openRoom(server.base, 'Cy')).toHaveProperty('code');
  }
  expect([screen.closed, bob.closed]).toEqual([false, false]);

  // Set back or on while the server is down.
  const passed = performance.now() - began;
  for (const ms of [-YEAR, YEAR]) {
    expect(await server.stop('SIGKILL')).toBe('SIGKILL');
    bend(ms);
    await server.start();
    const again = await new Player(server.base, bob.pass).ready();
    expect(await again.say(`after a start by ${ms}`)).toMatchObject({ t: 'done' });
  }
  expect(await server.stop('SIGTERM')).toBe(0);
  const store = await openStore(dataDir);
  const [played, talked] = [await store.read(ann.pass.code), await store.read(bob.pass.code)];
  await store.close();
  expect(alarmFaults(played, { timings: CONFIG.timings })).toEqual([]);
  const times = timesOf(played);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(passed + 10_000);
  expect(timesOf(talked)).toEqual(timesOf(talked).toSorted((a, b) => a - b));
  expect(talked.filter((text) => text.includes('"said"'))).toHaveLength(5 + 2);
  expect(server.complaints).not.toMatch(/failed|deleted/);
});

test('while the machine sleeps, nobody’s time runs out', async () => {
  const ann = await begun();
  const asked = await ann.until('asked', ({ options, isOver }) => isOver || options.length > 0);
  const left = async (): Promise<number> => {
    const again = await new Player(server.base, ann.pass).ready();
    const { progress } = again;
    again.socket.close();
    expect(progress?.question).toBe(asked.question);
    return progress?.left ?? 0;
  };
  const before = await left();
  server.signal('SIGSTOP');
  await sleep(7000);
  server.signal('SIGCONT');
  expect(before - (await left())).toBeLessThan(5000);
});
