import { describe, expect, it } from 'vitest';

import type { Happening } from '../../wire/types';
import { isTieBroken, ranking } from './ranking';
import { sourcesOf } from './sources';
import { endedBy, verdictOf } from './verdict';

const places = (points: number[], winners: number[]) =>
  ranking(points, winners).map(({ seat, place }) => [seat, place]);
const names = (...seats: number[]) => seats.map((seat) => ({ seat }));

describe('places', () => {
  it('go by who has won, then by points', () => {
    expect(places([12, 24, 18], [1])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('are shared by those who win together, and by those behind with as many points', () => {
    expect(places([20, 9, 20, 9, 1], [0, 2])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
      [3, 3],
      [4, 5],
    ]);
  });

  it('follow the tie-break of the rules', () => {
    const ranks = ranking([20, 20, 15], [1]);
    expect(ranks.map(({ place, seat }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(isTieBroken(ranks)).toBe(true);
    expect(isTieBroken(ranking([20, 18], [0]))).toBe(false);
    expect(isTieBroken(ranking([3, null, 3], []))).toBe(false);
  });
});

describe('what is said', () => {
  const ranks = ranking([12, 24, 18], [1]);

  it('to who won, came second, or only watches', () => {
    expect(verdictOf(ranks, 1)).toEqual({
      title: { say: 'result-won', about: {} },
      detail: { say: 'result-ahead', about: { points: 6, names: names(2) } },
      isWon: true,
      place: null,
    });
    expect(verdictOf(ranks, 2)).toEqual({
      title: { say: 'result-place', about: { place: 2 } },
      detail: { say: 'result-behind', about: { points: 6, names: names(1) } },
      isWon: false,
      place: 2,
    });
    const animals = { 'result-tie-animals': [3, 5, 9] };
    expect(verdictOf(ranking([20, 20, 15], [1]), 2, animals)).toMatchObject({
      detail: { say: 'result-behind', about: { points: 5, names: names(1) } },
      tie: {
        say: 'result-tied',
        about: { names: names(1, 0), how: { say: 'result-tie-animals', about: { most: 5, next: 3 } } },
      },
    });
    expect(verdictOf(ranking([20, 20, 15], [1]), 0, animals).tie).toBeUndefined();
    expect(verdictOf(ranks, null).title).toEqual({
      say: 'result-wins',
      about: { count: 1, names: names(1) },
    });
  });

  it('when several win, and when a tie-break decided', () => {
    const shared = ranking([9, 9, 2], [0, 1]);
    expect(verdictOf(shared, 1)).toMatchObject({
      title: { say: 'result-shared' },
      detail: { say: 'result-together', about: { names: names(0) } },
    });
    expect(verdictOf(shared, null)).toMatchObject({
      title: { say: 'result-wins', about: { count: 2 } },
      detail: { say: 'result-ahead', about: { points: 7, names: names(2) } },
    });
    const broken = ranking([9, 9], [0]);
    const level = (who: number, how: object) => ({ say: 'result-level', about: { names: names(who), how } });
    const breakers = { 'result-tie-reserve': [2, 2], 'result-tie-continents': [4, 3] };
    expect(verdictOf(broken, 1, breakers).detail).toEqual(
      level(0, { say: 'result-tie-continents', about: { most: 4, next: 3 } }),
    );
    expect(
      verdictOf(broken, 0, { 'result-tie-reserve': [2, 1], 'result-tie-continents': [1, 3] }).detail,
    ).toEqual(level(1, { say: 'result-tie-reserve', about: { most: 2, next: 1 } }));
    expect(verdictOf(ranking([9, 9], [0, 1]), null).detail).toBeNull();
  });

  it('when rivals drop out one after the other', () => {
    const breakers = { 'result-tie-reserve': [2, 2, 1], 'result-tie-continents': [4, 3, 9] };
    expect(verdictOf(ranking([9, 9, 9], [0]), null, breakers).detail?.about).toMatchObject({
      how: { say: 'result-tie-continents', about: { most: 4, next: 3 } },
    });
  });

  it('of a seat for which a bot decided most', () => {
    const level = { say: 'bots-level-hunter', about: {} };
    expect(verdictOf(ranks, 1, {}, [null, 'hunter', null])).toEqual({
      title: { say: 'result-played', about: { level } },
      detail: { say: 'result-played-place', about: { place: 1 } },
      isWon: false,
      place: null,
    });
    expect(verdictOf(ranks, null, {}, [null, 'hunter', null])).toMatchObject({
      title: { say: 'result-played-wins', about: { names: names(1) } },
      isWon: false,
    });
    expect(verdictOf(ranks, 2, {}, [null, 'hunter', null]).place).toBe(2);
    expect(verdictOf(ranks, 1, {}, ['hunter', null, 'hunter']).isWon).toBe(true);
    const shared = ranking([9, 9, 2], [0, 1]);
    expect(verdictOf(shared, null, {}, ['hunter', null, null]).isWon).toBe(true);
  });

  it('of a game that was ended before its end', () => {
    const by = (kind: Happening['kind'], seat: number): Happening[] => [
      { number: 9, kind, seat, offer: null, level: null },
    ];
    expect(endedBy(by('ended by consent', 0), [0]).say).toBe('result-ended-consent');
    expect(endedBy(by('ended without', 1), [0])).toEqual({
      say: 'result-ended-without',
      about: { name: { seat: 1 } },
    });
    expect(endedBy(by('ended by host', -1), [0]).say).toBe('result-ended-host');
    expect(endedBy(by('ended', 0), [0]).say).toBe('result-ended-yours');
    expect(endedBy(by('ended', 0), [1])).toEqual({ say: 'result-ended-by', about: { name: { seat: 0 } } });
    expect(endedBy(by('ended', -1), [1]).say).toBe('result-ended-early');
    expect(endedBy([], []).say).toBe('result-ended-early');
  });
});

describe('where points came from', () => {
  const line = (say: string, points: (number | null)[]) => ({
    rule: 'X1.1',
    words: { say, about: {} },
    points,
    place: [],
  });

  it('is added up by kind, and what gave nothing is left out', () => {
    const lines = [line('a', [3, 0]), line('b', [0, 0]), line('a', [1, 2]), line('c', [null, 4])];
    expect(sourcesOf(lines, ({ words }) => words)).toEqual([
      { words: { say: 'a', about: {} }, points: [4, 2] },
      { words: { say: 'c', about: {} }, points: [0, 4] },
    ]);
  });
});
