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
function after(moves: number, start: number, eyes = 0): Table {
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
    scene: { eyes, moves, turn: 0, log: { start, lines } },
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

  it('is never shown to a viewer that the page does not have any more', async () => {
    const [live, watcher] = await opened();
    answers.table.mockResolvedValue(after(2, 0, 1));
    expect(await live.lookThrough(1)).toBe(true);
    // Both were on their way: an event to the seat that looked before, and an answer to the act of another seat.
    watcher.hears({ type: 'table', table: after(3, 2, 0) });
    answers.act.mockResolvedValue(after(3, 2, 0));
    await live.answer(0, true);
    await Promise.resolve();
    expect([live.table?.scene?.eyes, live.log.length]).toEqual([1, 2]);
    watcher.hears({ type: 'table', table: after(3, 2, 1) });
    await vi.waitFor(() => expect(live.log).toHaveLength(3));
  });

  it('is asked for as everybody may see it after a look through other eyes was lost, with no line of the log', async () => {
    const [live, watcher] = await opened();
    answers.table.mockRejectedValue(new Error('away'));
    await expect(live.lookThrough(1)).rejects.toThrow('away');
    expect([watcher.asks().eyes, watcher.asks().log]).toEqual([-1, 0]);
    // What seat 0 was shown of earlier moves is not completed with what everybody may see.
    watcher.hears({ type: 'table', table: after(3, 2, -1) });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(live.table?.scene?.eyes).toBe(0);
    watcher.hears({ type: 'table', table: after(3, 0, -1) });
    await vi.waitFor(() => expect([live.table?.scene?.eyes, live.log.length]).toEqual([-1, 3]));
  });

  it('is seen as by the last viewer that was wanted, though an earlier answer comes later', async () => {
    const [live] = await opened();
    let answer = (_: Table) => {};
    const late = new Promise<unknown>((resolve) => (answer = resolve));
    answers.table.mockReturnValueOnce(late).mockResolvedValue(after(2, 0, 1));
    const first = live.lookThrough(-1);
    expect(await live.lookThrough(1)).toBe(true);
    answer(after(2, 0, -1));
    expect([await first, live.table?.scene?.eyes]).toEqual([false, 1]);
  });
});
