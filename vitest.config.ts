import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const slow = ['packages/**/*.laws.test.ts', 'packages/**/*.browser.test.ts', 'packages/**/*.crash.test.ts'];
const everywhere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  // For the runes of the web client's .svelte.ts files.
  plugins: [svelte({ configFile: false })],
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A test that waits for ever must fail; a busy machine must not make it.
          testTimeout: 30_000,
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
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.ts', 'packages/**/*.crash.test.ts'],
          exclude: everywhere,
          // One file at a time: each drives a server and a browser of its own, and there are two cores.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
