import { describe, expect, it } from 'vitest';

import { lineOf, oddsAt } from './curve';

const FRAME = { width: 100, height: 50, moves: 10 };
const CURVE = [
  { moves: 0, win_odds: [0.5, 0.5] },
  { moves: 5, win_odds: [0.8, null] },
  { moves: 10, win_odds: [1, 0] },
];

describe('the curve of the odds', () => {
  it('goes up with them, from left to right', () => {
    expect(lineOf(CURVE, 0, FRAME)).toBe('M0.0 25.0L50.0 10.0L100.0 0.0');
  });

  it('has a gap where they are not known', () => {
    expect(lineOf(CURVE, 1, FRAME)).toBe('M0.0 25.0M100.0 50.0');
  });

  it('can be asked at any move', () => {
    expect(oddsAt(CURVE, 7)).toEqual([0.8, null]);
    expect(oddsAt([], 7)).toEqual([]);
  });
});
