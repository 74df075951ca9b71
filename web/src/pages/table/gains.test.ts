import { describe, expect, it } from 'vitest';

import type { Line } from '../../wire/scenes';
import { changesOf, gained, sourcesOf } from './gains';

function line(say: string, place: number[], ...points: (number | null)[]): Line {
  return { words: { say, about: {} }, rule: 'G6.1', place, points };
}

const brief = ({ words }: Line) => (words.say === 'tie' ? null : words);

describe('points that changed', () => {
  it('are told for the seats whose points are known', () => {
    expect(gained([3, 5, null, 2], [3, 1, 4, null])).toEqual([{ seat: 1, by: 4 }]);
    expect(gained([3], null)).toEqual([]);
  });

  it('are those that were scored, and apart from them those if the game ended now', () => {
    const scored = { ...line('split', [], 2, 1), rule: 'T7.4' };
    const then = { points: [5, 0], lines: [line('land', [1], 5, 0)], turn: 0 };
    const now = { points: [4, 1], lines: [scored, line('land', [1], 2, 0)], turn: 0 };
    const [two, one] = [
      { seat: 0, by: 2 },
      { seat: 1, by: 1 },
    ];
    expect(changesOf(now, then, { scores_at_once: ['T7.4'] })).toEqual([
      { label: 'recap-points', gains: [two, one] },
      { label: 'recap-points-now', gains: [{ seat: 0, by: -1 }, one] },
    ]);
    expect(changesOf(now, then, { scores_at_once: [] })).toEqual([
      { label: 'recap-points-now', gains: [{ seat: 0, by: -1 }, one] },
    ]);
    expect(changesOf({ ...now, turn: -2 }, then, { scores_at_once: [] })).toEqual([
      { label: 'recap-points', gains: [{ seat: 0, by: -1 }, one] },
    ]);
  });

  it('come from lines that are new, or give more or less', () => {
    const before = [line('same', [1, 2], 4, 0), line('doubled', [5, 6], 6, 2)];
    const now = [line('same', [1, 2], 4, 0), line('once', [5, 6], 3, 1), line('new', [8, 9], 0, 7)];
    expect(sourcesOf(now, before, brief)).toEqual([
      {
        said: { say: 'once', about: {} },
        place: [5, 6],
        gains: [
          { seat: 0, by: -3 },
          { seat: 1, by: -1 },
        ],
      },
      { said: { say: 'new', about: {} }, place: [8, 9], gains: [{ seat: 1, by: 7 }] },
    ]);
  });

  it('are those of all areas that have grown into one', () => {
    const before = [line('one', [1, 2], 4, 0), line('other', [4, 5], 0, 4)];
    const [grown] = sourcesOf([line('both', [1, 2, 3, 4, 5], 5, 10), line('tie', [])], before, brief);
    expect(grown?.gains).toEqual([
      { seat: 0, by: 1 },
      { seat: 1, by: 6 },
    ]);
  });
});
