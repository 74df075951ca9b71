import { beforeEach, describe, expect, it, vi } from 'vitest';

import { LiveTable } from './table.svelte';
import type { Table, TableEvent, Watch } from './types';

interface Watcher {
  asks: () => Watch;
  hears: (event: TableEvent) => void;
}

const asked = vi.hoisted(() => vi.fn<(id: string) => void>());
const watching = vi.hoisted(() => ({ watcher: null as unknown }));
const answers = vi.hoisted(() => ({
  table: vi.fn<() => Promise<unknown>>(),
  act: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('./api', () => ({
  read: (table: unknown) => Promise.resolve(table),
  Refusal: class extends Error {},
}));
vi.mock('../tables/tables', () => ({
  ...answers,
  ask: asked,
  watch: (_: string, watcher: unknown) => {
    watching.watcher = watcher;
    return () => undefined;
  },
}));

/** A table after some moves, told from one of them on. */
function after(moves: number, start: number): Table {
  const lines = Array.from({ length: moves - start }, (_, index) => ({
    seat: 0,
    move: `m${start + index}`,
    told: [],
  }));
  return {
    id: 'ab12',
    number: moves + 1,
    yours: [0],
    seats: [],
    scene: { eyes: 0, moves, turn: 0, log: { start, lines } },
  } as unknown as Table;
}

async function opened(): Promise<[LiveTable, Watcher]> {
  answers.table.mockResolvedValue(after(2, 0));
  const live = new LiveTable('ab12', null);
  await live.open();
  return [live, watching.watcher as Watcher];
}

describe('a table that a page watches', () => {
  beforeEach(() => vi.clearAllMocks());

  it('is taken from the answer to what the page did', async () => {
    const [live, watcher] = await opened();
    answers.act.mockResolvedValue(after(3, 2));
    await live.move('m2');
    expect(live.log.map((line) => line.move)).toEqual(['m0', 'm1', 'm2']);
    expect([watcher.asks().log, watcher.asks().number]).toEqual([3, 4]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is asked for again when an answer was lost, or is still on its way', async () => {
    const [live, watcher] = await opened();
    watcher.hears({ type: 'table', table: after(4, 3) });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('ab12'));
    expect([live.table?.number, live.log.length]).toEqual([3, 2]);
    watcher.hears({ type: 'table', table: after(4, 2) });
    await vi.waitFor(() => expect(live.log.map((line) => line.move)).toEqual(['m0', 'm1', 'm2', 'm3']));
  });

  it('is asked for again when an act has failed', async () => {
    const [live] = await opened();
    answers.act.mockRejectedValue(new Error('away'));
    await expect(live.move('m2')).rejects.toThrow('away');
    expect(asked).toHaveBeenCalledWith('ab12');
  });
});
