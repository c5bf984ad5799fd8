import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './build/licences.ts';

const SERVER = process.env['RESEAU_SERVER'] ?? 'http://127.0.0.1:3000';

const DIST = join(import.meta.dirname, 'dist');

/** What the service worker keeps: all that the app is made of, but for the letters of scripts that few devices need. */
const KEPT = ['assets/*.{js,css,svg}', 'assets/*-latin-[0-9w]*.woff2', '*.{png,svg,webmanifest}'];

/** Tells the service worker what there is to keep. Its version follows from that, so any change makes a new one. */
const listed = (): Plugin => ({
  name: 'listed',
  apply: 'build',
  closeBundle() {
    const files = globSync(KEPT, { cwd: DIST })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .sort();
    const page = readFileSync(join(DIST, 'index.html'));
    const version = createHash('sha256').update(files.join()).update(page).digest('hex').slice(0, 12);
    const path = join(DIST, 'sw.js');
    const worker = readFileSync(path, 'utf8')
      .replace("const VERSION = 'none'", `const VERSION = '${version}'`)
      .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`);
    if (worker.includes("'none'") || files.length === 0) throw new Error('listed: the service worker was not told');
    writeFileSync(path, worker);
  },
});

/** Packs what packs well, once, so that the server never has to: it sends the packed file if there is one. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  closeBundle() {
    for (const file of globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: DIST })) {
      const path = join(DIST, file);
      const content = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: size }));
    }
  },
});

const BUNDLE = {
  // How long each plugin took is of no use to whoever starts the server.
  checks: { bundlerTimings: false },
  treeshake: {
    // Their modules only define: what a page does not use of them, it does not load.
    moduleSideEffects: (id: string) => !/packages[\\/](core|games|protocol|rooms|bots)[\\/]/.test(id),
  },
};

/** What the start page and the door of a table are made of, in one file: on a bad line each file is another wait. */
const FIRST = { name: 'first', tags: ['$initial' as const] };

const LICENCES = licences(import.meta.dirname);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ compilerOptions: { discloseVersion: false } }), listed(), packed(), LICENCES.page],
  build: {
    target: 'es2023',
    // Nothing as a data: address: the content security policy lets in what our own server sends, and no more.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { ...BUNDLE, output: { codeSplitting: { groups: [FIRST] } } },
  },
  worker: { format: 'es', rolldownOptions: BUNDLE, plugins: LICENCES.worker },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
