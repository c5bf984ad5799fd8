import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryStore, type Store } from '@reseau/rooms';
import { storeContract } from '@reseau/rooms/testing';
import { afterEach, beforeEach, describe } from 'vitest';
import { openSqliteStore } from './sqlite-store.ts';

const STORES: readonly (readonly [string, (folder: string) => Promise<Store>])[] = [
  ['memory', async () => new MemoryStore()],
  ['sqlite', (folder) => openSqliteStore(join(folder, 'data', 'reseau.sqlite'))],
];

describe.each(STORES)('%s store', (_name, open) => {
  let folder = '';
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reseau-store-'));
    store = await open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  storeContract(() => store);
});
