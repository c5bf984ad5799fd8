import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '@reseau/games';
import { openStore } from '@reseau/server';
import { Appender } from './appender.ts';
import type { SealedQuestion } from './sealed-question.ts';
import { Waverer } from './waverer.ts';

export interface DurableFigure {
  readonly inFlight: number;
  /** Appends per second of the store alone, with as many under way. */
  readonly raw: number;
  /** The same appends asked for and acknowledged over WebSockets, with no rooms and no rules between. */
  readonly bare: number;
  /** Moves per second that a client saw acknowledged over a WebSocket. */
  readonly acknowledged: number;
  readonly shareOfRaw: number;
  readonly shareOfBare: number;
}

const MILLIS = 4000;
/** A choice may be changed only so often: with these there is enough to do for a second or more. */
const tablesFor = (inFlight: number): number => 1 + Math.ceil(64 / inFlight);
const MAIN = new URL('../main.ts', import.meta.url).pathname;
const BARE = new URL('./bare-server.ts', import.meta.url).pathname;

/** The same number of writes under way, each as long as a choice's: store alone, store behind sockets, the whole server. */
export async function measureDurable(game: GameId, sealed: SealedQuestion, inFlight: number): Promise<DurableFigure> {
  const { event } = sealed;
  const folder = mkdtempSync(join(tmpdir(), 'reseau-bench-'));
  try {
    const raw = await rawRate(join(folder, 'raw'), event, inFlight);
    const bare = await overSockets([BARE, event], join(folder, 'bare'), inFlight, (base) =>
      Appender.sitDown(base, sealed),
    );
    const acknowledged = await overSockets([MAIN, 'serve'], join(folder, 'served'), inFlight, (base) =>
      Waverer.sitDown(base, game, tablesFor(inFlight)),
    );
    const shares = { shareOfRaw: acknowledged / raw, shareOfBare: acknowledged / bare };
    return { inFlight, raw, bare, acknowledged, ...shares };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps so many writes under way and counts those that were done, until the time is up or somebody has nothing left to write. */
async function rateOf(inFlight: number, write: (lane: number) => Promise<boolean>): Promise<number> {
  const began = performance.now();
  let done = 0;
  let isOver = false;
  const lanes = Array.from({ length: inFlight }, async (_, lane) => {
    while (!isOver && performance.now() - began < MILLIS) {
      if (await write(lane)) done += 1;
      else isOver = true;
    }
  });
  await Promise.all(lanes);
  return (done * 1000) / (performance.now() - began);
}

async function rawRate(folder: string, event: string, inFlight: number): Promise<number> {
  const store = await openStore(folder);
  const written = Array.from({ length: inFlight }, () => 0);
  const rate = await rateOf(inFlight, async (lane) => {
    const expected = written[lane] ?? 0;
    written[lane] = expected + 1;
    if (!(await store.append({ stream: `lane${lane}`, expected, events: [event] })))
      throw new Error('bench: lost a race');
    return true;
  });
  await store.close();
  return rate;
}

/** Somebody at the other end of a socket, who asks for one durable write after the other. */
interface Writer {
  /** False where there is nothing left to write. */
  write(): Promise<boolean>;
  close(): void;
}

async function overSockets(
  program: readonly string[],
  folder: string,
  inFlight: number,
  sitDown: (base: string) => Promise<Writer>,
): Promise<number> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
  };
  const server = spawn(process.execPath, [...program], { env, stdio: 'ignore' });
  try {
    const base = `http://127.0.0.1:${port}`;
    while (!(await answers(base))) await sleep(50);
    const writers = await Promise.all(Array.from({ length: inFlight }, () => sitDown(base)));
    const rate = await rateOf(inFlight, async (lane) => (await writers[lane]?.write()) ?? false);
    for (const writer of writers) writer.close();
    return rate;
  } finally {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  }
}

async function answers(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('bench: no port');
  return address.port;
}
