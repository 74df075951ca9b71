/** When the page says that its connection is lost. Time is a clock that the test turns. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { sockets } = vi.hoisted(() => {
  /** A line that says only what the test has it say: one that is dead says nothing, not even that it is closed. */
  class Line {
    static readonly OPEN = 1;
    readyState = 0;
    sent: { type: string }[] = [];
    isClosed = false;
    onopen: () => void = () => undefined;
    onclose: () => void = () => undefined;
    onmessage: (message: { data: string }) => void = () => undefined;

    constructor() {
      sockets.push(this);
    }

    open() {
      this.readyState = 1;
      this.onopen();
    }

    send(text: string) {
      this.sent.push(JSON.parse(text) as { type: string });
    }

    close() {
      this.isClosed = true;
    }

    get pings() {
      return this.sent.filter(({ type }) => type === 'ping').length;
    }
  }
  const sockets: Line[] = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null }),
  );
  return { sockets };
});
vi.mock('../base', () => ({ at: (path: string) => `http://there/${path}`, hasService: true }));

import { connectionState, watch } from './events.svelte';

const WATCHER = { asks: () => ({ type: 'watch' as const }) as never, hears: () => undefined };
const A_FEW_SECONDS = 10_000;
let stop: () => void;

function line() {
  return sockets.at(-1)!;
}

describe('the connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(document, { visibilityState: 'visible' });
    stop = watch('ab12', WATCHER);
    line().open();
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('is asked for a sign of life, and lasts while there is one', () => {
    for (let minute = 0; minute < 12; minute++) {
      vi.advanceTimersByTime(5_000);
      line().onmessage({ data: '{"type":"pong"}' });
    }
    expect([connectionState(), sockets.filter(({ isClosed }) => !isClosed).length]).toEqual(['open', 1]);
    expect(line().pings).toBe(12);
  });

  it('is lost within a few seconds when the line is silent, and nobody waits for it to close', () => {
    const dead = line();
    vi.advanceTimersByTime(A_FEW_SECONDS);
    expect(connectionState()).toBe('lost');
    expect(dead.isClosed).toBe(true);
    expect(line()).not.toBe(dead);
    // What the dead one says by and by means nothing any more.
    line().open();
    dead.onclose();
    expect(connectionState()).toBe('open');
  });

  it('stays lost while a new call is not answered either, and is tried again', () => {
    vi.advanceTimersByTime(A_FEW_SECONDS);
    const calls = sockets.length;
    vi.advanceTimersByTime(A_FEW_SECONDS);
    expect(connectionState()).toBe('lost');
    expect(sockets.length).toBeGreaterThan(calls);
  });

  it('is asked at once when the browser has no network, and less often when nobody looks', () => {
    window.dispatchEvent(new Event('offline'));
    expect(line().pings).toBe(1);
    line().onmessage({ data: '{"type":"pong"}' });
    Object.assign(document, { visibilityState: 'hidden' });
    vi.advanceTimersByTime(15_000);
    expect(line().pings).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(line().pings).toBe(2);
  });
});
