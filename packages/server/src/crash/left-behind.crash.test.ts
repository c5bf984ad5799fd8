import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { ServerProcess } from '../testing/index.ts';

const CHILD = new URL('../testing/child.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'reseau-left-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isUp = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Somebody who has started a server and waits for ever, as a test that hangs does. */
async function hanging(
  name: string,
  talks: boolean,
): Promise<{ readonly base: string; readonly tester: ChildProcess }> {
  const script = `
    import { ServerProcess } from ${JSON.stringify(CHILD)};
    const server = await ServerProcess.make({ DATA_DIR: ${JSON.stringify(join(folder, name))} });
    await server.start();
    console.log(server.base);
    setInterval(() => {}, 1000);`;
  const tester = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  });
  onTestFinished(() => void tester.kill('SIGKILL'));
  const [said] = (await once(tester.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { base: String(said).trim(), tester };
}

test('a server goes down with a test that is killed', async () => {
  const { base, tester } = await hanging('killed', false);
  expect(await isUp(base)).toBe(true);
  tester.kill('SIGKILL');
  await expect.poll(() => isUp(base)).toBe(false);
});

test('a server goes down with the runner of its test', async () => {
  const { base, tester } = await hanging('orphaned', true);
  expect(await isUp(base)).toBe(true);
  tester.disconnect();
  await expect.poll(() => isUp(base)).toBe(false);
});

test('a server that a failed test has left up can be ended, and one that is down again', async () => {
  const server = await ServerProcess.make({ DATA_DIR: join(folder, 'failed') });
  await server.start();
  await server.end();
  expect(await isUp(server.base)).toBe(false);
  await server.end();
});
