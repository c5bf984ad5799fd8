import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@reseau/server';
import { startTestServer } from '@reseau/server/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { runLine } from '../line.ts';

/** A data folder of its own for each test, and commands that are run on it. */
export function dataFolder() {
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
  return {
    get folder(): string {
      return folder;
    },
    /** Its exit status, and what it says. */
    run: async (...args: readonly string[]): Promise<readonly [number, string]> => {
      const status = await runLine(args);
      return [status, said.splice(0).join('\n')];
    },
  };
}

/** A server on the data of a folder, for as long as this takes. */
export async function served<T>(dataDir: string, task: (base: string) => Promise<T>): Promise<T> {
  const server = await startTestServer({ seed: 'data' }, await openStore(dataDir));
  try {
    return await task(server.base);
  } finally {
    await server.close();
  }
}
