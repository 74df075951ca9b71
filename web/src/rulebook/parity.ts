/** What tools/make_parity.py wrote down, for the tests that hold the page's rulebooks to it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Rulebook } from './rulebook';

const FOLDER = process.env.PANGEA_PARITY ?? '';
const LINES = '.jsonl';
/** What a whole game may take, in milliseconds, on a machine that has much else to do. */
export const PATIENCE = 300_000;

export function moduleOf(game: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(join('public', 'rulebooks', `${game}.wasm`)));
}

export function rulebook(game: string): Rulebook {
  return new Rulebook(moduleOf(game));
}

/** The lines of every game in one of its folders, with their numbers. */
export function toldIn(folder: string): { game: string; lines: { line: string; number: number }[] }[] {
  const files = readdirSync(join(FOLDER, folder)).filter((name) => name.endsWith(LINES));
  return files.map((file) => ({
    game: file.replace(LINES, ''),
    lines: linesOf(readFileSync(join(FOLDER, folder, file))).map((line, number) => ({ line, number })),
  }));
}

/** One by one: all matches together may be longer than a string can be. */
function linesOf(content: Buffer): string[] {
  const lines: string[] = [];
  for (let start = 0; start < content.length;) {
    const found = content.indexOf('\n', start);
    const end = found < 0 ? content.length : found;
    lines.push(content.toString('utf8', start, end));
    start = end + 1;
  }
  return lines;
}
