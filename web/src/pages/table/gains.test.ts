import { describe, expect, it } from 'vitest';

import type { Line } from '../../wire/scenes';
import { gained, sourcesOf } from './gains';

function line(say: string, place: number[], ...points: (number | null)[]): Line {
  return { words: { say, about: {} }, rule: 'G6.1', place, points };
}

const brief = ({ words }: Line) => (words.say === 'tie' ? null : words);

describe('points that changed', () => {
  it('are told for the seats whose points are known', () => {
    expect(gained([3, 5, null, 2], [3, 1, 4, null])).toEqual([{ seat: 1, by: 4 }]);
    expect(gained([3], null)).toEqual([]);
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
