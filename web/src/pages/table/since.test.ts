import { describe, expect, it } from 'vitest';

import type { Line, LogLine } from '../../wire/scenes';
import { announcements, countingWords, lastTurn, rowsOf, stepsSince, turnsOf } from './since';

const NATURE = -1;

function line(seat: number, move: string, ...told: LogLine['told']): LogLine {
  return { seat, move, told };
}

const always = () => true;
const moves = (log: LogLine[], eyes: number, turn = eyes) =>
  stepsSince(log, eyes, turn, always).map((step) => step.line.move);

describe('since my last turn', () => {
  const log = [
    line(NATURE, 'deal'),
    line(0, 'a'),
    line(1, 'b'),
    line(1, 'c'),
    line(NATURE, 'roll'),
    line(2, 'd'),
  ];

  it('is what comes after the last line of these eyes', () => {
    expect(moves(log, 0)).toEqual(['b', 'c', 'roll', 'd']);
    expect(moves(log, 1)).toEqual(['roll', 'd']);
  });

  it('is the game so far without the deals for whoever has not moved yet', () => {
    expect(moves(log, 3)).toEqual(['a', 'b', 'c', 'roll', 'd']);
    expect(moves([line(NATURE, 'deal')], 0)).toEqual([]);
    expect(moves([], 0)).toEqual([]);
  });

  it('is gone with the first own move, and while only nature moves in the own turn', () => {
    expect(moves([...log, line(0, 'e')], 0)).toEqual([]);
    expect(moves([...log, line(0, 'e'), line(NATURE, 'card')], 0)).toEqual([]);
  });

  it('comes back when that move is taken back', () => {
    const before = moves(log, 0);
    const taken = [...log, line(0, 'e')].slice(0, -1);
    expect(moves(taken, 0)).toEqual(before);
  });

  it('is another for each who sits before one screen', () => {
    expect(lastTurn(log, 0, 0)).toBe(2);
    expect(lastTurn(log, 2, 0)).toBe(6);
  });

  it('is the last round for whoever watches, in the middle of a turn too', () => {
    expect(moves(log, -1, 0)).toEqual(['b', 'c', 'roll', 'd']);
    expect(moves([...log, line(0, 'e')], -1, 0)).toEqual(['b', 'c', 'roll', 'd', 'e']);
    expect(moves([], -1, -1)).toEqual([]);
  });

  it('numbers what leaves a mark on the board, and nothing else', () => {
    const steps = stepsSince(log, 0, 0, (move) => move !== 'c');
    expect(steps.map(({ at, number }) => [at, number])).toEqual([
      [2, 1],
      [3, null],
      [4, null],
      [5, 2],
    ]);
  });
});

describe('turns', () => {
  it('have with them what nature does for a seat, but for the reader', () => {
    const rolls = { say: 'rolls', about: { seat: { seat: 2 } } } as LogLine['told'][number];
    const mine = { say: 'rolls', about: { seat: { seat: 0 } } } as LogLine['told'][number];
    const steps = stepsSince(
      [
        line(0, 'a'),
        line(1, 'b'),
        line(NATURE, 'roll', rolls),
        line(2, 'c'),
        line(NATURE, 'turn up'),
        line(NATURE, 'roll', mine),
        line(NATURE, 'roll', mine),
      ],
      0,
      0,
      always,
    );
    expect(
      turnsOf(steps, 0).map(({ seat, steps: own }) => [seat, own.map((step) => step.line.move)]),
    ).toEqual([
      [1, ['b']],
      [2, ['roll', 'c']],
      [NATURE, ['turn up']],
    ]);
  });
});

describe('rows', () => {
  it('have what led to a move with it', () => {
    const log = [line(0, 'a'), line(1, 'lift'), line(1, 'put'), line(1, 'breed'), line(1, 'end')];
    const [turn] = turnsOf(
      stepsSince(log, 0, 0, (move) => move === 'put' || move === 'breed'),
      0,
    );
    expect(rowsOf(turn!).map(({ number, steps }) => [number, steps.map((step) => step.line.move)])).toEqual([
      [1, ['lift', 'put']],
      [2, ['breed']],
      [null, ['end']],
    ]);
  });
});

describe('what counts', () => {
  const plain = { say: 'moves', about: {} };
  const token = { say: 'token', about: { seat: { seat: 1 } } } as LogLine['told'][number];
  const scored = { say: 'village', about: { place: '7', value: 4 } };
  const score: Line[] = [
    { rule: 'C1', words: { say: 'village', about: { place: '6', value: 4 } }, points: [9, 0], place: [6] },
    { rule: 'C1', words: { say: 'village', about: { place: '7', value: 4 } }, points: [0, 4], place: [7] },
  ];
  const counting = countingWords({
    messages: [
      ['moves', {}],
      ['token', {}],
      ['village', {}],
    ],
    counts: [1, 2],
  });

  it('is what the game declares', () => {
    expect([...counting]).toEqual(['token', 'village']);
  });

  it('is told with its points, and what gave points first', () => {
    const log = [line(0, 'a', plain), line(1, 'b', plain, token, scored)];
    expect(announcements(log, 0, 0, counting, score)).toEqual([
      { said: scored, points: [0, 4], place: [7] },
      { said: token, points: [], place: [] },
    ]);
  });

  it('has its points from the line that says the same, before one that only speaks of the same', () => {
    const words = { say: 'would score', about: { ...scored.about } };
    const now = { rule: 'C2', words, points: [7, 7], place: [] };
    const log = [line(0, 'a', plain), line(1, 'b', plain, scored)];
    expect(announcements(log, 0, 0, counting, [...score, now])[0]?.points).toEqual([0, 4]);
    expect(announcements(log, 0, 0, counting, [now])[0]?.points).toEqual([7, 7]);
  });

  it('is still there when it came of the own last move, until the next', () => {
    const log = [line(0, 'a', scored), line(1, 'b', plain)];
    expect(announcements(log, 0, 0, counting, score)).toHaveLength(1);
    expect(announcements([...log, line(0, 'c', plain)], 0, 1, counting, score)).toEqual([]);
  });
});
