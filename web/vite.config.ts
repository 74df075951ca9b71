/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const service = process.env.PANGEA_SERVICE ?? 'http://127.0.0.1:8137';

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The words lie beside the rules, outside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: service, ws: true },
    },
  },
  build: {
    outDir: process.env.PANGEA_PAGES ?? '../src/pangea/webui',
    emptyOutDir: true,
    target: 'es2022',
    // three.js alone is larger than this; it is fetched only where a planet is shown.
    chunkSizeWarningLimit: 900,
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});
