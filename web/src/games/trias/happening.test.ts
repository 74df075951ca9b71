import { describe, expect, it } from 'vitest';

import type { Line, LogLine } from '../../wire/scenes';
import type { Since } from '../since';
import { deedsIn, leavesMark, scoredIn } from './happening';

function line(move: string, ...told: LogLine['told']): Since {
  return { number: null, line: { seat: 0, move, told } };
}

const ways = (marks: Since[], lifted: string | null = null) =>
  deedsIn(marks, lifted).map(({ from, to }) => [from, to]);

describe('what happened', () => {
  it('of a drift tells where from and where to', () => {
    expect(ways([line('lift 1,0'), line('put 3,0')])).toEqual([['1,0', '3,0']]);
  });

  it('of a tile put down remembers the hex that it was lifted from', () => {
    expect(ways([line('put 3,0')], '1,0')).toEqual([['1,0', '3,0']]);
    expect(ways([line('put 3,0')])).toEqual([[null, '3,0']]);
  });

  it('of herds tells where they went, and where one was born', () => {
    const marks = [line('hand'), line('move 0,0>1,0'), line('breed 1,0'), line('rescue 2,0>2,1')];
    expect(ways(marks)).toEqual([
      ['0,0', '1,0'],
      [null, '1,0'],
      ['2,0', '2,1'],
    ]);
  });

  it('has whose it was, and its number', () => {
    const marks: Since[] = [{ number: 4, line: { seat: 2, move: 'breed 1,0', told: [] } }];
    expect(deedsIn(marks, null)).toEqual([{ from: null, to: '1,0', seat: 2, number: 4 }]);
  });

  it('is numbered where the board shows it', () => {
    const moves = ['hand', 'lift 1,0', 'put 3,0', 'move 0,0>1,0', 'breed 1,0', 'end'];
    expect(moves.filter(leavesMark)).toEqual(['put 3,0', 'move 0,0>1,0', 'breed 1,0']);
  });

  it('of a new continent tells its points, from the line of the score that says the same', () => {
    const said = { say: 'trias-score-split', about: { hex: '4,0', tiles: 3 } };
    const lines: Line[] = [
      { rule: 'T7.4', words: { ...said, about: { hex: '9,0' } }, points: [1, 1], place: [] },
      { rule: 'T7.4', words: said, points: [2, 1], place: [] },
    ];
    expect(scoredIn([said], lines)).toEqual([{ at: '4,0', points: [2, 1] }]);
    expect(scoredIn([{ say: 'trias-parts', about: {} }], lines)).toEqual([]);
  });
});
