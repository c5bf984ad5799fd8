import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SUPERVISE = new URL('./supervise.mjs', import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-supervise-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Notes that it runs, and then does as it is told. */
const PROGRAM = `
import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync(process.argv[2], process.pid + '\\n');
const lives = process.argv[3];
if (lives === 'long') {
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
} else if (lives === 'once' && readFileSync(process.argv[2], 'utf8').trim().split('\\n').length === 1) {
  setTimeout(() => process.exit(7), 300);
} else if (lives === 'throws') throw new Error('a mistake of ours');
else process.exit(lives === 'once' ? 7 : Number(lives));
`;

interface Supervised {
  readonly child: ChildProcess;
  /** The processes that were started, one after the other. */
  pids(): readonly number[];
  said(): string;
  ended(): Promise<number | null>;
}

/** The supervisor as a process of its own, so that it can be sent signals, over a program that lives in this way. */
function supervised(lives: string, habits: object = { pauses: [1, 1, 1], longest: 1, longEnough: 60_000 }): Supervised {
  const [program, noted] = [join(folder, 'program.mjs'), join(folder, 'pids')];
  writeFileSync(program, PROGRAM);
  appendFileSync(noted, '');
  const call = `supervise([process.execPath], ${JSON.stringify([program, noted, lives])}, '.', ${JSON.stringify(habits)})`;
  const script = `import { supervise } from '${SUPERVISE}'; process.exitCode = await ${call};`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  return {
    child,
    pids: () => readFileSync(noted, 'utf8').trim().split('\n').filter(Boolean).map(Number),
    said: () => said,
    ended: async () => (await exited)[0] as number | null,
  };
}

/** Limited by the time a test may take. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a server', () => {
  test('that is killed is started again, and is not when it is stopped', async () => {
    const { child, pids, said, ended } = supervised('long');
    for (const times of [1, 2]) {
      await until(() => pids().length === times);
      process.kill(pids().at(-1) ?? 0, 'SIGKILL');
    }
    await until(() => pids().length === 3);
    expect(said().match(/the server died unexpectedly \(signal SIGKILL\)/g)).toHaveLength(2);
    const last = pids().at(-1) ?? 0;
    child.kill('SIGTERM');
    expect(await ended()).toBe(0);
    expect(pids()).toHaveLength(3);
    await until(() => !alive(last));
  });

  test.each([
    ['0', 'has ended'],
    ['2', 'was called wrongly'],
    ['78', 'cannot start as it is set up'],
  ])('that ends with status %s, because it %s, is left alone', async (status) => {
    const { pids, said, ended } = supervised(status);
    expect(await ended()).toBe(Number(status));
    expect([pids().length, said()]).toEqual([1, '']);
  });

  test.each([
    ['throws', 1],
    ['7', 7],
  ])('that dies of the same thing again and again is given up: %s', async (lives, status) => {
    const { pids, said, ended } = supervised(lives);
    expect(await ended()).toBe(status);
    expect(pids()).toHaveLength(4);
    expect(said()).toContain('4 times in a row');
  });

  test('that was up before is started for ever, however quickly it dies then', async () => {
    const { child, pids, ended } = supervised('once', { pauses: [1], longest: 1, longEnough: 200 });
    await until(() => pids().length > 5);
    child.kill('SIGTERM');
    await ended();
  });

  test('that lives for long between its deaths is started again each time', async () => {
    const { child, pids, ended } = supervised('7', { pauses: [1], longest: 1, longEnough: 0 });
    await until(() => pids().length > 5);
    child.kill('SIGTERM');
    await ended();
  });

  test('that waits to be started again is not when it is stopped', async () => {
    const { child, pids, said, ended } = supervised('7', { pauses: [600_000], longest: 1, longEnough: 60_000 });
    await until(() => said().includes('will restart'));
    child.kill('SIGINT');
    expect(await ended()).toBe(7);
    expect(pids()).toHaveLength(1);
  });
});
