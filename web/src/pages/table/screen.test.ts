import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LiveTable } from '../../wire/table.svelte';
import type { Table } from '../../wire/types';
import { SharedScreen } from './screen.svelte';

const asked = vi.hoisted(() => vi.fn<(id: string, eyes: number) => Promise<unknown>>());
vi.mock('../../wire/api', () => ({ table: asked }));

const lookThrough = vi.fn<(eyes: number) => Promise<void>>();
const live = { id: 'ab12', lookThrough } as unknown as LiveTable;

function turnOf(seat: number): Table {
  return { status: 'playing', yours: [0, 1], scene: { turn: seat } } as unknown as Table;
}

/** What each pair of eyes sees; a watcher's are −1. */
function seen(view: (eyes: number) => string) {
  asked.mockImplementation((_, eyes) => Promise.resolve({ scene: { view: view(eyes) } }));
}

describe('players at one screen', () => {
  beforeEach(() => {
    asked.mockReset();
    lookThrough.mockReset().mockResolvedValue();
  });

  it('take turns without a curtain where nothing is hidden', async () => {
    seen(() => 'the same');
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    expect([screen.awaited, screen.checking]).toEqual([null, false]);
    expect(lookThrough).toHaveBeenCalledWith(1);
  });

  it('take turns behind a curtain where something is', async () => {
    seen((eyes) => `what ${eyes} sees`);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    expect(screen.awaited).toBe(1);
    expect(lookThrough).not.toHaveBeenCalled();
    await screen.ready();
    expect(screen.awaited).toBeNull();
    expect(lookThrough).toHaveBeenCalledWith(1);
  });

  it('find the curtain closed when nobody could say what is hidden, and open it when the line is back', async () => {
    asked.mockRejectedValue(new Error('away'));
    const screen = new SharedScreen(live);
    await expect(screen.follow(turnOf(1))).rejects.toThrow('away');
    expect([screen.awaited, screen.checking]).toEqual([1, false]);
    lookThrough.mockRejectedValueOnce(new Error('still away'));
    await expect(screen.ready()).rejects.toThrow('still away');
    expect(screen.awaited).toBe(1);
    await screen.ready();
    expect(screen.awaited).toBeNull();
  });
});
