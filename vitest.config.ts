import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const slow = ['laws', 'browser', 'crash', 'pictures'].map((kind) => `packages/**/*.${kind}.test.ts`);
const everywhere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  // For the runes of the web client's .svelte.ts files.
  plugins: [svelte({ configFile: false })],
  // Tests that tap what is drawn name an environment with a page: there Svelte must be the one of browsers.
  environments: { client: { resolve: { conditions: ['browser', 'module', 'development'] } } },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A test that waits for ever must fail; a busy machine must not make it.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...everywhere, ...slow],
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          include: ['packages/**/*.laws.test.ts'],
          exclude: everywhere,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts', 'packages/**/*.crash.test.ts'],
          exclude: everywhere,
          // To load server, games and bots anew for every file would take as long as many a file's tests.
          isolate: false,
          // A busy machine must not fail a test: the longest takes half a minute on a quiet one.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A page on a busy machine takes its time.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['packages/**/*.pictures.test.ts'],
          exclude: everywhere,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
