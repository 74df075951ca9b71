import { describe, expect, it } from 'vitest';

import type { Seat, TalkLine } from '../wire/types';
import { type Company, hasCompany, merged, rowsOf } from './lines';

function line(number: number, person = 'ann', kind: TalkLine['kind'] = 'text'): TalkLine {
  return { number, at: '', kind, text: `${number}`, channel: 'players', person, name: person, seat: null };
}

function table(yours: boolean[], kinds: Seat['kind'][], watchers = 0): Company {
  const seats = kinds.map((kind, seat) => ({ kind, seat, yours: yours[seat] ?? false }) as Seat);
  return {
    seats,
    yours: seats.flatMap(({ seat }) => (yours[seat] ? [seat] : [])),
    watchers,
    status: 'playing',
  };
}

describe('lines of talk', () => {
  it('are kept once and in order, however they come', () => {
    const numbers = merged([line(1), line(3)], [line(3), line(2)]).map(({ number }) => number);
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('of somebody muted are counted and not shown', () => {
    const lines = [line(1, 'bob'), line(2, 'bob'), line(3), line(4, 'bob'), line(5, 'bob', 'off')];
    const rows = rowsOf(lines, (person) => person === 'bob');
    expect(rows.map((row) => (row.kind === 'muted' ? row.count : row.line.kind))).toEqual([
      'off',
      1,
      'text',
      2,
    ]);
  });
});

describe('somebody to talk to', () => {
  it.each([
    ['a bot', table([true], ['person', 'bot']), false],
    ['another at the same screen', table([true, true], ['person', 'screen']), false],
    ['somebody else', table([true], ['person', 'person', 'bot']), true],
    ['whoever comes by link', table([true], ['person', 'open']), true],
    ['somebody else who watches bots', table([], ['bot', 'bot'], 2), true],
    ['nobody who watches bots', table([], ['bot', 'bot'], 1), false],
    ['those who are watched', table([], ['person', 'screen'], 1), true],
  ])('%s', (_, company, is) => expect(hasCompany(company)).toBe(is));
});
