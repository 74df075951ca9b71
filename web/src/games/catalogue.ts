/**
 * How games look: whichever folders there are, and in words what has none. Their code is fetched when they are shown.
 */

import type { Component } from 'svelte';

import type { GameLook } from './contract';

const folders = import.meta.glob<{ look: GameLook }>('./*/index.ts');

/** The names of those that are drawn. What is offered to play is the service's to say. */
export const drawn: string[] = Object.keys(folders).map((path) => path.split('/')[1] ?? '');

const fetched = new Map<string, Promise<GameLook>>();

/** How a game looks: in words, as long as nobody has drawn it. */
export function lookOf(game: string): Promise<GameLook> {
  const known = fetched.get(game);
  if (known) return known;
  const fetching = fetchLook(game);
  fetched.set(game, fetching);
  // A lost connection must not be remembered as the answer.
  fetching.catch(() => fetched.delete(game));
  return fetching;
}

async function fetchLook(game: string): Promise<GameLook> {
  const folder = folders[`./${game}/index.ts`] ?? (() => import('./generic/look'));
  return (await folder()).look;
}

const pictures = import.meta.glob<{ default: Component<Record<string, never>> }>('./*/Picture.svelte');

/** A game's picture alone: the home page needs no boards. */
export async function pictureOf(game: string): Promise<Component<Record<string, never>> | null> {
  const picture = pictures[`./${game}/Picture.svelte`];
  return picture ? (await picture()).default : null;
}
