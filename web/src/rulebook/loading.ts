/** Rulebooks as the pages load them: each file once, however many tables are played by it. */

import { fileAt } from '../base';
import { Rulebook } from './rulebook';

const modules = new Map<string, Promise<WebAssembly.Module>>();

/** The rules of a game on its usual board. */
export async function rulebookOf(game: string): Promise<Rulebook> {
  return new Rulebook(await moduleOf(game));
}

function moduleOf(game: string): Promise<WebAssembly.Module> {
  let found = modules.get(game);
  if (!found) {
    found = load(fileAt(`rulebooks/${encodeURIComponent(game)}.wasm`));
    modules.set(game, found);
    found.catch(() => modules.delete(game));
  }
  return found;
}

async function load(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // Not while it streams: some hosts don't know what kind of file it is.
  return WebAssembly.compile(await answer.arrayBuffer());
}
