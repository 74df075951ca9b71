import { describe, expect, it } from 'vitest';

import { axisOf, lineOf, movesAt, oddsAt } from './curve';

const FRAME = { width: 100, height: 50, axis: Array.from({ length: 11 }, (_, moves) => moves / 10) };
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

describe('its axis', () => {
  const NATURE = -1;
  const axis = axisOf([NATURE, NATURE, NATURE, 0, NATURE, 1]);

  it('gives no room to the deals before the first decision', () => {
    expect(axis.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(axis.at(-1)).toBe(1);
  });

  it('gives a hair to what nature does later', () => {
    const steps = axis.slice(1).map((place, number) => place - axis[number]!);
    expect(steps[4]! / steps[3]!).toBeLessThan(0.1);
    expect(steps[3]).toBeCloseTo(steps[5]!);
  });

  it('is read backwards to the first decision, not to the empty table', () => {
    expect(movesAt(0, axis)).toBe(3);
    expect(movesAt(1, axis)).toBe(6);
  });

  it('has no length where nobody has decided anything', () => {
    expect(axisOf([NATURE, NATURE])).toEqual([0, 0, 0]);
  });
});
