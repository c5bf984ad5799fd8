import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort, openRoom, Player } from '../testing/index.ts';

const BOOT = new URL('../../../../scripts/boot.mjs', import.meta.url).pathname;
const DYING_STORE = new URL('../testing/dying-store.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'reseau-restart-'));
let started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
  started = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm start`, without npm. */
function npmStart(env: Readonly<Record<string, string>>) {
  // As under npm, it ends when whoever started it is gone.
  const npm = { npm_lifecycle_event: 'start' };
  const settings = { HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...npm, ...env };
  const child = spawn(process.execPath, [BOOT, 'start'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return { child, said: () => said, ended: async () => (await exited)[0] };
}

/** Limited by the time a test may take. */
async function up(base: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
}

const childrenOf = (pid: number | undefined): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

test('a server that is killed comes back by itself with its tables, and stays away when it is stopped', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { child, said, ended } = npmStart({ PORT: String(port) });
  await up(base);
  const pass = await openRoom(base, 'Ann');
  const before = await new Player(base, pass).ready();
  const [server] = childrenOf(child.pid);
  if (server === undefined) throw new Error('no server');
  process.kill(server, 'SIGKILL');
  await before.until('cut off', ({ closed }) => closed);
  await up(base);
  const after = await new Player(base, pass).ready();
  expect(await after.say('still my seat')).toMatchObject({ t: 'done' });
  expect(said()).toContain('the server died unexpectedly (signal SIGKILL). It will restart');
  expect(childrenOf(child.pid)).not.toContain(server);
  child.kill('SIGTERM');
  expect(await ended()).toBe(0);
  await expect(fetch(`${base}/healthz`)).rejects.toThrow('fetch failed');
});

test('a server whose store has died says so, ends, and comes back by itself', async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { child, said, ended } = npmStart({ PORT: String(port), NODE_OPTIONS: `--import ${DYING_STORE}` });
  await up(base);
  const pass = await openRoom(base, 'Ann');
  const before = await new Player(base, pass).ready();
  expect(await before.say('one')).toMatchObject({ t: 'done' });
  const [server] = childrenOf(child.pid);
  if (server === undefined) throw new Error('no server');
  process.kill(server, 'SIGUSR2');
  await before.until('cut off', ({ closed }) => closed);
  // Its port is let go of before it is opened again.
  while (childrenOf(child.pid).includes(server)) await sleep(50);
  await up(base);
  const after = await new Player(base, pass).ready();
  expect(await after.say('two')).toMatchObject({ t: 'done' });
  expect(after.memory.lines.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(said()).toContain('the thread of the store failed');
  expect(said()).toContain('the server died unexpectedly (status 70). It will restart');
  child.kill('SIGTERM');
  expect(await ended()).toBe(0);
});

test('a server that cannot start as it is set up is not started again', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const free = await freePort();
  const running = npmStart({ PORT: String(free) });
  await up(`http://127.0.0.1:${free}`);
  for (const [env, words] of [
    [{ PORT: '80x' }, /PORT must be a whole number/],
    [{ PORT: String(address.port), DATA_DIR: join(folder, 'other') }, /in use by another program/],
    [{ PORT: '0' }, /reseau[.]sqlite|another|in use/i],
  ] as const) {
    const { said, ended } = npmStart(env);
    expect([env, await ended()]).toEqual([env, 78]);
    expect(said()).toMatch(words);
    expect(said()).not.toContain('will restart');
  }
  taken.close();
  running.child.kill('SIGINT');
  expect(await running.ended()).toBe(0);
  expect(running.said()).not.toContain('will restart');
});
