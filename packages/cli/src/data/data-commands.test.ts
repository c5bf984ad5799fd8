import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFileIn, openStore } from '@reseau/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runLine } from '../line.ts';

let folder = '';
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-data-'));
  said = [];
  vi.stubEnv('DATA_DIR', folder);
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((words: string) => void said.push(words));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('backup says what was copied, and why not', async () => {
  const to = join(folder, 'copy.sqlite');
  expect(await runLine(['backup', to])).toBe(1);
  expect(said.splice(0).join()).toBe(
    `reseau backup: there is no ${dataFileIn(folder)}. DATA_DIR says in which folder the data are.`,
  );
  const store = await openStore(folder);
  await store.append({ stream: 'ABCD', expected: 0, events: ['{}'] });
  expect(await runLine(['backup', to])).toBe(0);
  expect(said.splice(0).join()).toMatch(/copy[.]sqlite holds the one table \(\d+ KiB\)[.]$/);
  await store.close();
  vi.stubEnv('KEEP_DAYS', 'x');
  expect(await runLine(['backup', to])).toBe(1);
  expect(said.join()).toMatch(/^reseau backup: KEEP_DAYS must be/);
});
