import { describe, expect, it } from 'vitest';

import type { Line, LogLine } from '../../wire/types';
import { tidingsOf } from './tidings';

function line(move: string, ...told: LogLine['told']): LogLine {
  return { seat: 0, move, told };
}

describe('news', () => {
  it('of a drift tell where from and where to', () => {
    expect(tidingsOf([line('lift 1,0'), line('put 3,0')], [], null).drift).toEqual({
      from: '1,0',
      to: '3,0',
    });
  });

  it('of a tile put down remember the hex that it was lifted from', () => {
    expect(tidingsOf([line('put 3,0')], [], '1,0').drift).toEqual({ from: '1,0', to: '3,0' });
    expect(tidingsOf([line('put 3,0')], [], null).drift).toBeNull();
  });

  it('of herds tell where they went', () => {
    const news = [line('move 0,0>1,0'), line('breed 1,0'), line('rescue 2,0>2,1')];
    expect(tidingsOf(news, [], null).walks).toEqual([
      { from: '0,0', to: '1,0' },
      { from: '2,0', to: '2,1' },
    ]);
  });

  it('of a new continent tell its points, from the line of the score that says the same', () => {
    const said = { say: 'trias-score-split', about: { hex: '4,0', tiles: 3 } };
    const lines: Line[] = [
      { rule: 'T7.4', words: { ...said, about: { hex: '9,0' } }, points: [1, 1], place: [] },
      { rule: 'T7.4', words: said, points: [2, 1], place: [] },
    ];
    expect(tidingsOf([line('put 4,0', said)], lines, '2,0').scored).toEqual({ at: '4,0', points: [2, 1] });
    expect(tidingsOf([line('put 5,0')], lines, '2,0').scored).toBeNull();
  });
});
