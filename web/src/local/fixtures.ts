/** What tests of tables in the page begin with: the real rules, and a store that stays in memory. */

import { readFileSync } from 'node:fs';

import { expect, vi } from 'vitest';

import { Rulebook } from '../rulebook/rulebook';
import type { SeatWanted, Table } from '../wire/types';
import { noRules } from './refusals';
import { Replays } from './replays';
import { Store } from './store';
import { LocalTables } from './tables';

export const GAMES = ['clans', 'genesis', 'planet', 'trias'];
export const books = new Map(
  GAMES.map((game) => [
    game,
    new Rulebook(new WebAssembly.Module(readFileSync(`public/rulebooks/${game}.wasm`))),
  ]),
);
const rulebooks = (game: string) => {
  const book = books.get(game);
  return book ? Promise.resolve(book) : Promise.reject(noRules(game));
};
export const PATIENCE = 60_000;
export const SOON = { timeout: PATIENCE, interval: 5 };

export const BOT: SeatWanted = { kind: 'bot', level: 'hatchling' };
export const ME: SeatWanted = { kind: 'me', name: 'Ada' };
export const BOB: SeatWanted = { kind: 'screen', name: 'Bob' };

export function opened(store = new Store(() => undefined), pace = 0) {
  const changed = vi.fn<(id: string) => void>();
  const tables = new LocalTables(store, rulebooks, { changed, wrote: () => undefined }, pace, () => 7);
  return { tables, changed, store, replays: new Replays(tables, store, rulebooks) };
}

/** The table once a person is to move, or it is over. */
export async function awaited(tables: LocalTables, id: string): Promise<Table> {
  await tables.watch(id);
  return vi.waitFor(async () => {
    const table = await tables.look(id, null, 0);
    if (table.status !== 'over' && !table.yours.includes(table.scene!.turn)) throw new Error('not yet');
    return table;
  }, SOON);
}

export function moveOf(table: Table, move = table.scene!.legal[0]!) {
  return { seat: table.scene!.turn, number: table.number, move };
}

export const refused = (code: string) => expect.objectContaining({ code }) as unknown;
