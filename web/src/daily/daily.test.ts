/** The deals that Python works out too, and what becomes of them at a table in the page. */

import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

import { Dailies } from '../local/daily';
import { Store } from '../local/store';
import { LocalTables } from '../local/tables';
import { Rulebook } from '../rulebook/rulebook';
import type { Table } from '../wire/types';
import { botSeed, dailyOf, dayAfter, type Deal, dealOf, FIRST_DAY, isDay, today, tryId } from './deal';
import { inOrder } from './judging';
import { givenAway, signs, streak } from './kept';

const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const books = new Map(
  ['clans', 'genesis', 'planet', 'trias'].map((game) => [
    game,
    new Rulebook(new WebAssembly.Module(readFileSync(`public/rulebooks/${game}.wasm`))),
  ]),
);
const games = [...books].map(([name, { about }]) => ({
  name,
  daily_from: FIRST_DAY,
  players: Array.from(
    { length: about.players[1] - about.players[0] + 1 },
    (_, more) => about.players[0] + more,
  ),
}));

type Written = Deal & { bot_seed_of_move_7: string };
const { deals, played } = JSON.parse(readFileSync('../tests/arena/daily_deals.json', 'utf8')) as {
  deals: Written[];
  played: { date: string; level: string; points: number; place: number }[];
};

test.each(deals)('the deal of $date is the one that Python deals', ({ bot_seed_of_move_7, ...deal }) => {
  expect(dealOf(deal.date, games.toReversed())).toEqual(deal);
  expect(botSeed(deal.date, 7)).toBe(bot_seed_of_move_7);
});

test('a game that comes later leaves the days before it as they were', () => {
  const later = '2026-12-24';
  const more = [...games, { name: 'aeons', players: [2], daily_from: later }];
  const never = [...more, { name: 'zeal', players: [2], daily_from: null }];
  const days = Array.from({ length: 80 }, (_, number) => dayAfter(FIRST_DAY, number));
  for (const day of days.filter((one) => one < later)) expect(dealOf(day, never)).toEqual(dealOf(day, games));
  const dealt = new Set(days.filter((one) => one >= later).map((day) => dealOf(day, never).game));
  expect([...dealt].toSorted()).toEqual(['aeons', 'clans', 'genesis', 'planet', 'trias']);
});

test('who thinks longest begins first, unless everybody waits for it', () => {
  expect(inOrder(['hatchling', 'hunter', 'elder'], 1)).toEqual(['hatchling', 'hunter', 'elder']);
  expect(inOrder(['hatchling', 'hunter', 'elder'], 2)).toEqual(['elder', 'hatchling', 'hunter']);
  expect(inOrder([], 2)).toEqual([]);
});

test('days are written as days', () => {
  expect(['2026-11-18', '2028-02-29'].every(isDay)).toBe(true);
  for (const text of ['2026-10-31', '2026-11-31', '2026-1-1', '2027-02-29', 'today', ''])
    expect(isDay(text), text).toBe(false);
  expect(today(new Date('2026-11-18T23:59:59-02:00'))).toBe('2026-11-19');
});

test('a table tells whether it is a challenge', () => {
  expect(dailyOf(tryId('2026-11-18'))).toBe('2026-11-18');
  expect(dailyOf(tryId('2026-11-18', 'k3'))).toBe('2026-11-18');
  expect(dailyOf('~abcdefghijkm')).toBeNull();
  expect(dailyOf('~daily-2026-99-99')).toBeNull();
});

test('days in a row end with a day without a result', () => {
  const all = Object.fromEntries(
    ['2026-11-14', '2026-11-16', '2026-11-17'].map((day) => [day, { points: 1 }]),
  );
  expect(streak(all, '2026-11-17')).toBe(2);
  expect(streak(all, '2026-11-18')).toBe(2);
  expect(streak({ ...all, '2026-11-18': {} }, '2026-11-19')).toBe(0);
});

test('what was given away is added up, and shown by parts of the game', () => {
  const losses = { '30': 0.2, '4': 0, '11': 0.05 };
  expect(givenAway({ losses })).toBe(25);
  expect(signs({ losses })).toBe('🟩🟨🟥');
  const many = Object.fromEntries(Array.from({ length: 37 }, (_, number) => [number, number === 36 ? 1 : 0]));
  expect([...signs({ losses: many })]).toHaveLength(10);
  expect(signs({ losses: many }).endsWith('🟩🟥')).toBe(true);
});

describe('a challenge in the page', () => {
  // Node keeps nothing, and says so.
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

  const rulebooks = (game: string) => Promise.resolve(books.get(game)!);
  const deal = dealOf('2026-11-19', games);
  const refused = (code: string) => expect.objectContaining({ code }) as unknown;

  function opened(store = new Store(() => undefined)) {
    const tables = new LocalTables(store, rulebooks, { changed: () => undefined, wrote: () => undefined }, 0);
    return { tables, dailies: new Dailies(tables, rulebooks), store };
  }

  async function awaited(tables: LocalTables, id: string): Promise<Table> {
    await tables.watch(id);
    return vi.waitFor(
      async () => {
        const table = await tables.look(id, null, 0);
        if (table.status !== 'over' && !table.yours.includes(table.scene!.turn)) throw new Error('not yet');
        return table;
      },
      { timeout: PATIENCE, interval: 5 },
    );
  }

  async function playOn(tables: LocalTables, id: string, most = Infinity): Promise<Table> {
    let table = await awaited(tables, id);
    for (let moves = 0; table.status !== 'over' && moves < most; moves++) {
      const move = { seat: deal.seat, number: table.number, move: table.scene!.legal[0]! };
      await tables.act(id, 'moves', move, 0);
      table = await awaited(tables, id);
    }
    return table;
  }

  test('is one table, without help, at which bots play the same for everybody', async () => {
    const [one, other] = [opened(), opened()];
    const { id } = await one.dailies.begin(deal, 'Ada', false);
    expect(id).toBe(tryId(deal.date));
    const table = await playOn(one.tables, id, 2);
    expect(table.undo).toBe('no');
    const act = { seat: deal.seat, number: table.number };
    await expect(one.tables.hint(id, act)).rejects.toEqual(refused('no-hint'));
    await expect(one.tables.act(id, 'undo', act, 0)).rejects.toEqual(refused('no-undo'));
    await expect(one.tables.act(id, 'leave', act, 0)).rejects.toEqual(refused('no-leave'));
    // The second try is the first one still, and practice is another table.
    expect((await one.dailies.begin(deal, 'Ada', false)).number).toBe(table.number);
    const practice = await one.dailies.begin(deal, 'Ada', true);
    expect(practice.id).not.toBe(id);
    expect(dailyOf(practice.id)).toBe(deal.date);
    await other.dailies.begin(deal, 'Bob', false);
    // Elsewhere, opened anew after each move: what a bot thought before makes no difference.
    await playOn(other.tables, id, 1);
    const again = opened(other.store);
    await playOn(again.tables, id, 1);
    const [here, there] = await Promise.all([one.tables.record(id), again.tables.record(id)]);
    expect(there).toEqual(here);
  });

  test('is judged when it is over', async () => {
    const { tables, dailies } = opened();
    const { id } = await dailies.begin(deal, 'Ada', false);
    await expect(dailies.decisions(id, deal.seat)).rejects.toEqual(refused('not-over'));
    await playOn(tables, id);
    const { numbers, finished } = await dailies.decisions(id, deal.seat);
    expect(numbers.length).toBeGreaterThan(5);
    const losses: number[] = [];
    // Elsewhere, where nobody knows the table.
    for (const number of numbers) losses.push(await opened().dailies.judged(deal, finished, number));
    expect(losses.every((loss) => loss === 0 || (loss >= 0.02 && loss <= 1))).toBe(true);
    // Whoever always takes the first move of the list gives something away.
    expect(Math.max(...losses)).toBeGreaterThan(0);
  });

  test.each(played)(
    '$level makes of $date what it makes in Python',
    async ({ date, level, points, place }) => {
      expect(await opened().dailies.playedBy(level, dealOf(date, games))).toEqual({ points, place });
    },
  );
});
