import { describe, expect, it } from 'vitest';

import type { LogLine } from '../wire/scenes';
import { chapters } from './chapters';

const line = (seat: number, move: string): LogLine => ({ seat, move, told: [] });

describe('the chapters of a log', () => {
  it('begin with the newest move', () => {
    const read = chapters([line(0, 'a'), line(1, 'b')]);
    expect(read.map((one) => one.entries.map((entry) => [entry.number, entry.line.move]))).toEqual([
      [[2, 'b']],
      [[1, 'a']],
    ]);
  });

  it('fold up many moves of nature, and leave a few as they are', () => {
    const nature = ['a', 'b', 'c', 'd'].map((move) => line(-1, move));
    expect(chapters(nature)).toMatchObject([{ number: 1, isFolded: true }]);
    expect(chapters(nature.slice(1))).toMatchObject([{ number: 1, isFolded: false }]);
    expect(chapters([...nature, line(0, 'x'), line(-1, 'y')]).map((one) => one.number)).toEqual([6, 5, 1]);
  });
});
