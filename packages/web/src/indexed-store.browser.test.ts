import { join } from 'node:path';
import type { Page } from '@reseau/browserkit';
import type { Append, Census, Store } from '@reseau/rooms';
import { storeContract } from '@reseau/rooms/testing';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest({});
let script = '';
let page: Page;
let store: Store;

/** The store of a page, asked from outside. */
class StoreInPage implements Store {
  append(append: Append): Promise<boolean> {
    return this.#ask('append', append);
  }
  read(stream: string, after?: number): Promise<readonly string[]> {
    return this.#ask('read', stream, after);
  }
  pass(now: number, most: number): Promise<number> {
    return this.#ask('pass', now, most);
  }
  census(ms: number): Promise<Census> {
    return this.#ask('census', ms);
  }
  untouched(ms: number, limit: number): Promise<readonly string[]> {
    return this.#ask('untouched', ms, limit);
  }
  fleeting(limit: number): Promise<readonly string[]> {
    return this.#ask('fleeting', limit);
  }
  remove(stream: string, untouchedFor: number): Promise<boolean> {
    return this.#ask('remove', stream, untouchedFor);
  }
  check(): Promise<void> {
    return this.#ask('check');
  }
  close(): Promise<void> {
    return this.#ask('close');
  }

  #ask<T>(method: keyof Store, ...args: readonly unknown[]): Promise<T> {
    return page.evaluate(
      ({ name, given }) => {
        const held = (globalThis as unknown as { held: Record<string, (...all: readonly unknown[]) => unknown> }).held;
        return held[name]?.(...given) as never;
      },
      { name: method, given: args },
    );
  }
}

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'local', 'indexed-store.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'stores' } },
  });
  const [first] = [built].flat() as readonly Rolldown.RolldownOutput[];
  script = first?.output[0].code ?? '';
});

beforeEach(async () => {
  page = await server.page({ workerless: true });
  await page.goto('/about');
  // As text: the page's own policy lets no page make code.
  await page.evaluate(`(async () => { ${script}; globalThis.held = await stores.openIndexedStore(); })()`);
  store = new StoreInPage();
});
afterEach(() => store.close());

describe('the store of a page', () => {
  storeContract(() => store);
});
