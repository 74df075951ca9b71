import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LiveTable } from '../../wire/table.svelte';
import type { Table } from '../../wire/scenes';
import { NOBODY, SharedScreen } from './screen.svelte';

const asked = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../wire/api', () => ({ games: asked }));

const lookThrough = vi.fn<(eyes: number) => Promise<boolean>>();
const undo = vi.fn<(seat: number) => Promise<void>>();
const offer = vi.fn<(kind: string, seat: number) => Promise<void>>();
const live = { id: 'ab12', lookThrough, undo, offer } as unknown as LiveTable;

function turnOf(turn: number, eyes = 0, status = 'playing'): Table {
  return { game: 'clans', status, yours: [0, 1], scene: { turn, eyes } } as unknown as Table;
}

function theGameHides(hides: boolean) {
  asked.mockResolvedValue({
    games: [
      { name: 'genesis', hides: !hides },
      { name: 'clans', hides },
    ],
  });
}

describe('players at one screen', () => {
  beforeEach(() => {
    asked.mockReset();
    lookThrough.mockReset().mockResolvedValue(true);
    undo.mockReset().mockResolvedValue();
    offer.mockReset().mockResolvedValue();
  });

  it('take turns without a curtain where nothing is hidden', async () => {
    theGameHides(false);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    expect([screen.awaited, screen.checking]).toEqual([null, false]);
    expect(lookThrough).toHaveBeenCalledWith(1);
  });

  it('take turns behind a curtain where something is', async () => {
    theGameHides(true);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    expect(screen.awaited).toBe(1);
    // Meanwhile nobody's eyes look: what is public stays in sight.
    expect(lookThrough.mock.calls).toEqual([[NOBODY]]);
    expect([screen.hides(turnOf(1, NOBODY)), screen.hides(turnOf(1, 1))]).toEqual([false, true]);
    await screen.ready();
    expect(screen.awaited).toBeNull();
    expect(lookThrough).toHaveBeenLastCalledWith(1);
    expect([screen.hides(turnOf(1, 1)), screen.hides(turnOf(1, 0))]).toEqual([false, true]);
  });

  it('are shown nothing secret before somebody has said who sits here, though a bot moves first', async () => {
    theGameHides(true);
    const screen = new SharedScreen(live);
    expect(screen.hides(turnOf(2))).toBe(true);
    await screen.follow(turnOf(2));
    expect([screen.awaited, lookThrough.mock.calls]).toEqual([null, [[NOBODY]]]);
    await screen.follow(turnOf(2, NOBODY));
    expect(lookThrough).toHaveBeenCalledTimes(1);
  });

  it('take a move back before the next one has looked, at once or by consent', async () => {
    theGameHides(true);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    await screen.takeBack(0, 'ask');
    expect(offer).toHaveBeenCalledWith('undo', 0);
    expect([screen.awaited, lookThrough.mock.lastCall]).toEqual([1, [NOBODY]]);
    // An answer to the act of a seat is no reason to show what that seat sees.
    expect(screen.hides(turnOf(1, 0))).toBe(true);
    await screen.takeBack(0, 'now');
    expect(undo).toHaveBeenCalledWith(0);
    expect([screen.awaited, lookThrough.mock.lastCall]).toEqual([null, [0]]);
    await screen.follow(turnOf(0));
    expect(screen.hides(turnOf(0))).toBe(false);
  });

  it('wait for whoever is to move by then, and for nobody once the game is over', async () => {
    theGameHides(true);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    await screen.follow(turnOf(0, NOBODY));
    expect(screen.awaited).toBe(0);
    await screen.follow(turnOf(2, NOBODY));
    expect(screen.awaited).toBeNull();
    await screen.follow(turnOf(1, NOBODY));
    expect(screen.awaited).toBe(1);
    await screen.follow(turnOf(-2, NOBODY, 'over'));
    expect(screen.awaited).toBeNull();
  });

  it('find the curtain closed when nobody could say what is hidden, and open it when the line is back', async () => {
    asked.mockRejectedValue(new Error('away'));
    const screen = new SharedScreen(live);
    await expect(screen.follow(turnOf(1))).rejects.toThrow('away');
    expect([screen.awaited, screen.checking]).toEqual([1, false]);
    expect(screen.hides(turnOf(1))).toBe(true);
    lookThrough.mockRejectedValueOnce(new Error('still away'));
    await expect(screen.ready()).rejects.toThrow('still away');
    expect(screen.awaited).toBe(1);
    await screen.ready();
    expect(screen.awaited).toBeNull();
  });

  it('never see what the last player saw while the public view does not come', async () => {
    theGameHides(true);
    vi.useFakeTimers();
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(0));
    await screen.ready();
    const held = holdTheNextLook();
    const closing = screen.follow(turnOf(1));
    await vi.advanceTimersByTimeAsync(100);
    expect([screen.awaited, screen.hides(turnOf(1))]).toEqual([null, false]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([screen.awaited, screen.hides(turnOf(1))]).toEqual([1, true]);
    vi.useRealTimers();
    // The curtain opens though the public view never came, and stays open when it is given up.
    await screen.ready();
    expect([screen.awaited, screen.hides(turnOf(1, 1))]).toEqual([null, false]);
    held(false);
    await closing;
    expect([screen.awaited, screen.hides(turnOf(1, 1))]).toEqual([null, false]);
  });

  it('see no secret for a moment when the curtain could not be opened', async () => {
    theGameHides(true);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(0));
    await screen.ready();
    lookThrough.mockRejectedValue(new Error('away'));
    await expect(screen.follow(turnOf(1))).rejects.toThrow('away');
    const hidden: boolean[] = [];
    const opening = screen.ready().catch(() => undefined);
    for (let step = 0; step < 20; step++) {
      hidden.push(screen.hides(turnOf(1, 0)));
      await Promise.resolve();
    }
    await opening;
    expect([new Set(hidden), screen.awaited]).toEqual([new Set([true]), 1]);
  });

  it('can not take a move back while the next one opens the curtain, nor the other way round', async () => {
    theGameHides(true);
    const screen = new SharedScreen(live);
    await screen.follow(turnOf(1));
    const opened = holdTheNextLook();
    const opening = screen.ready();
    await screen.takeBack(0, 'now');
    expect(undo).not.toHaveBeenCalled();
    opened(true);
    await opening;
    await screen.follow(turnOf(0, 1));
    let undone = () => {};
    undo.mockReturnValueOnce(new Promise((resolve) => (undone = resolve)));
    const takingBack = screen.takeBack(1, 'now');
    await screen.ready();
    expect(lookThrough).toHaveBeenLastCalledWith(NOBODY);
    undone();
    await takingBack;
    expect(lookThrough).toHaveBeenLastCalledWith(1);
  });
});

/** Keep the next answer back until the function that is returned is called. */
function holdTheNextLook(): (isShown: boolean) => void {
  let answer = (_: boolean) => {};
  lookThrough.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (isShown) => answer(isShown);
}
