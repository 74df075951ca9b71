/** What never changes while these pages are of one version: files beside them, with a service or without. */

import { fileAt } from '../base';

/** A file of the folder `data`, such as `clans/board`. */
export function dataFile(name: string): Promise<Response> {
  return fetch(fileAt(`data/${name}.json`));
}

/** Asks for a game's file in a folder, such as `learn`: once, and again only if it did not come. */
export function gameFiles<Content>(folder: string): (game: string) => Promise<Content> {
  const asked = new Map<string, Promise<Content>>();
  return (game) => {
    let found = asked.get(game);
    if (!found) {
      found = load<Content>(fileAt(`${folder}/${encodeURIComponent(game)}.json`));
      asked.set(game, found);
      found.catch(() => asked.delete(game));
    }
    return found;
  };
}

async function load<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Content;
}
