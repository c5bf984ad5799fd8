import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from './serve.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-serve-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each([
  // Cannot be a name: no resolver is asked about it.
  [{ HOST: 'a..b' }, /^reseau serve: HOST=a\.\.b is neither an address nor a known name \([A-Z_]+\)\./],
  [{ HOST: '192.0.2.1' }, /^reseau serve: cannot listen on HOST=192\.0\.2\.1, PORT=0 \(EADDRNOTAVAIL\)\./],
  [{ INSURRECTION_CARDS: '/dev/null' }, 'INSURRECTION_CARDS: /dev/null cannot be read: it is not a regular file.'],
  [{ DATA_DIR: '/proc/x' }, /^reseau serve: the folder \/proc\/x cannot be created: /],
  [{ DATA_DIR: '/dev/null/x' }, /^reseau serve: the folder \/dev\/null\/x cannot be created: ENOTDIR/],
])('%j ends in words, and with a status that asks for no second try', async (env, words) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  for (const [name, value] of Object.entries({ DATA_DIR: folder, PORT: '0', ...env })) vi.stubEnv(name, value);
  expect(await serve.run([])).toBe(78);
  expect(said.mock.calls.join()).toMatch(words);
});
