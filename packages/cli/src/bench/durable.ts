import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '@reseau/server';
import { Voter } from './voter.ts';

export interface DurableFigure {
  readonly inFlight: number;
  /** Appends per second of the store alone, with as many under way. */
  readonly raw: number;
  /** Moves per second that a client saw acknowledged over a WebSocket. */
  readonly acknowledged: number;
  readonly share: number;
}

const MILLIS = 4000;
const MAIN = new URL('../main.ts', import.meta.url).pathname;

/** The same number of writes under way, each as long as a move's, in the store alone and through the whole server. */
export async function measureDurable(inFlight: number): Promise<DurableFigure> {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-bench-'));
  try {
    const before = await rawRate(join(folder, 'raw'), inFlight);
    const acknowledged = await servedRate(join(folder, 'served'), inFlight);
    const raw = (before + (await rawRate(join(folder, 'again'), inFlight))) / 2;
    return { inFlight, raw, acknowledged, share: acknowledged / raw };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps so many writes under way and counts those that were done in time. */
async function rateOf(inFlight: number, write: (lane: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const lanes = Array.from({ length: inFlight }, async (_, lane) => {
    while (performance.now() - began < MILLIS) {
      await write(lane);
      done += 1;
    }
  });
  await Promise.all(lanes);
  return (done * 1000) / (performance.now() - began);
}

/** What the server writes for one vote, to the byte or nearly. */
const EVENT = JSON.stringify({
  type: 'moved',
  at: 1_800_000_000_000,
  by: { member: 'm1', id: '0123456789abcdef', sum: 4_000_000_000 },
  entry: { actor: 0, question: 2, move: { type: 'vote', approve: true }, facts: [], drawn: 6 },
});

async function rawRate(folder: string, inFlight: number): Promise<number> {
  const store = await openStore(folder);
  const written = Array.from({ length: inFlight }, () => 0);
  const rate = await rateOf(inFlight, async (lane) => {
    const expected = written[lane] ?? 0;
    written[lane] = expected + 1;
    if (!(await store.append({ stream: `lane${lane}`, expected, events: [EVENT] })))
      throw new Error('bench: lost a race');
  });
  await store.close();
  return rate;
}

async function servedRate(folder: string, inFlight: number): Promise<number> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
  };
  const server = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: 'ignore' });
  try {
    const base = `http://127.0.0.1:${port}`;
    while (!(await answers(base))) await sleep(50);
    const voters: Voter[] = [];
    for (let lane = 0; lane < inFlight; lane += 1) voters.push(await Voter.sitDown(base));
    const rate = await rateOf(inFlight, async (lane) => await voters[lane]?.vote());
    for (const voter of voters) voter.close();
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
