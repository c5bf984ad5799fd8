import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env['RESEAU_SERVER'] ?? 'http://127.0.0.1:3000';

/** Packs what packs well, once, so that the server never has to: it sends the packed file if there is one. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  closeBundle() {
    const dist = join(import.meta.dirname, 'dist');
    for (const file of globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: dist })) {
      const path = join(dist, file);
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), packed()],
  build: {
    target: 'es2023',
    // Nothing as a data: address: the content security policy lets in what our own server sends, and no more.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: BUNDLE,
  },
  worker: { format: 'es', rolldownOptions: BUNDLE },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
