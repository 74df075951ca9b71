/// <reference types="vitest/config" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const service = process.env.PANGEA_SERVICE ?? 'http://127.0.0.1:8137';

const rulebooks = readdirSync(new URL('public/rulebooks', import.meta.url)).map((file) =>
  file.replace('.wasm', ''),
);

/** By game the rules that each of its lessons teaches: so pages know what there is to learn without asking. */
const learn = new URL('public/learn/', import.meta.url);
const lessons = Object.fromEntries(
  (existsSync(learn) ? readdirSync(learn) : []).map((file) => {
    const told = JSON.parse(readFileSync(new URL(file, learn), 'utf-8')) as {
      lessons: { name: string; rules: string[] }[];
    };
    return [
      file.replace('.json', ''),
      Object.fromEntries(told.lessons.map(({ name, rules }) => [name, rules])),
    ];
  }),
);

const puzzles = new URL('public/puzzles/', import.meta.url);
const puzzling = (existsSync(puzzles) ? readdirSync(puzzles) : []).map((file) => file.replace('.json', ''));

export default defineConfig({
  define: {
    RULEBOOKS: JSON.stringify(rulebooks),
    LESSONS: JSON.stringify(lessons),
    PUZZLES: JSON.stringify(puzzling),
  },
  // The pages live in any folder of any host.
  base: './',
  plugins: [svelte()],
  server: {
    // The words lie beside the rules, outside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: service, ws: true },
      '/data': { target: service },
    },
  },
  build: {
    outDir: process.env.PANGEA_PAGES ?? '../src/pangea/webui',
    emptyOutDir: true,
    target: 'es2022',
    // Older browsers know no light-dark(): what stands for it is made from this.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    // three.js alone is larger than this; it is fetched only where a planet is shown.
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      input: ['index.html', 'src/sw.ts'],
      // A service worker has one address for ever: browsers look there for the next one.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // Workers are modules like everything else.
  worker: { format: 'es' },
  test: {
    // What is compared with Python has to be written down by Python first: tools/make_parity.py.
    include: [process.env.PANGEA_PARITY ? 'src/**/*.parity.ts' : 'src/**/*.test.ts'],
    environment: 'node',
  },
});
