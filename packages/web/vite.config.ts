import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env['RESEAU_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  build: {
    target: 'es2023',
    // Nothing as a data: address: the content security policy lets in what our own server sends, and no more.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The browser tests build to a folder of their own and must not hear about sizes.
    chunkSizeWarningLimit: 200,
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
