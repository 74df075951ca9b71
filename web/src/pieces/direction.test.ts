import { describe, expect, it } from 'vitest';

import { nextPlace } from './direction';

const CROSS = [
  { x: 0, y: 0 },
  { x: 50, y: 5 },
  { x: 20, y: 60 },
  { x: -40, y: 0 },
  { x: 0, y: -30 },
];

describe('the next place in a direction', () => {
  const from = { x: 0, y: 0 };

  it('is the nearest that lies there', () => {
    expect(nextPlace(CROSS, from, 'ArrowRight')).toBe(1);
    expect(nextPlace(CROSS, from, 'ArrowLeft')).toBe(3);
    expect(nextPlace(CROSS, from, 'ArrowUp')).toBe(4);
  });

  it('may lie a little aside', () => {
    expect(nextPlace(CROSS, from, 'ArrowDown')).toBe(2);
  });

  it('is none at the edge', () => {
    expect(nextPlace(CROSS, { x: -40, y: 0 }, 'ArrowLeft')).toBe(-1);
  });
});
