import { describe, expect, it } from 'vitest';

import type { Line } from '../wire/scenes';
import { counts, sumsAfter } from './sums';

const line = (...points: (number | null)[]): Line => ({
  rule: 'C6.3',
  words: { say: 'clans-strife', about: {} },
  points,
  place: [],
});

describe('the sums of a score', () => {
  const lines = [line(3, 0), line(2, 5), line(0, null)];

  it('grow line by line', () => {
    expect(sumsAfter(lines, 0, 2)).toEqual([0, 0]);
    expect(sumsAfter(lines, 1, 2)).toEqual([3, 0]);
    expect(sumsAfter(lines, 2, 2)).toEqual([5, 5]);
  });

  it('are unknown once a part of them is', () => {
    expect(sumsAfter(lines, 3, 2)).toEqual([5, null]);
  });

  it('tell lines that count from those that only explain', () => {
    expect(counts(line(0, 0))).toBe(false);
    expect(counts(line(0, null))).toBe(true);
  });
});
