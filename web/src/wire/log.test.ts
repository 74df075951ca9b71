import { describe, expect, it } from 'vitest';

import { joined, newsIn } from './log';
import type { LogLine } from './scenes';

const line = (move: string): LogLine => ({ seat: 0, move, told: [] });
const [a, b, c] = [line('a'), line('b'), line('c')];

describe('the log', () => {
  it('grows at its end', () => {
    expect(joined([a], { start: 1, lines: [b] })).toEqual([a, b]);
  });

  it('is replaced from where something was taken back', () => {
    expect(joined([a, b, c], { start: 1, lines: [c] })).toEqual([a, c]);
    expect(joined([a, b], { start: 1, lines: [] })).toEqual([a]);
  });

  it('is known from the beginning when all of it comes', () => {
    expect(joined([a, b], { start: 0, lines: [c] })).toEqual([c]);
  });
});

describe('the news', () => {
  it('are the lines that were added', () => {
    expect(newsIn([a], [a, b, c])).toEqual([b, c]);
    expect(newsIn([a], [a])).toEqual([]);
  });

  it('are none when moves were taken back', () => {
    expect(newsIn([a, b], [a])).toEqual([]);
    expect(newsIn([a, b], [a, c, b])).toEqual([]);
  });
});
