import { describe, expect, it } from 'vitest';

import { MARKS } from '../../look/seats';
import { BEASTS, beastOf } from './beasts';

describe('the animals of the herds', () => {
  it('are one for each seat, and no two alike', () => {
    expect(BEASTS).toHaveLength(MARKS.length);
    for (const part of ['name', 'body', 'lines'] as const) {
      expect(new Set(BEASTS.map((beast) => beast[part])).size).toBe(BEASTS.length);
    }
    expect(beastOf(7)).toBe(BEASTS[2]);
  });

  it('include the two that the rules of the box name', () => {
    expect(BEASTS.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hyperodapedon', 'Plateosaurus']));
  });
});
