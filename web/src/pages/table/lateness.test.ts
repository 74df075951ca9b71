import { expect, test } from 'vitest';

import type { Seat, Table } from '../../wire/types';
import { lateSeat } from './lateness';

function tableWith(seat: Partial<Seat>): Table {
  return { seats: [{ seat: 0, stands_in: false, seconds_left: null, ...seat }] } as Table;
}

const PLAYING = tableWith({ seconds_left: 30 });
const REPLACED = tableWith({ stands_in: true });

test('a bot sits there when the time is up', () => {
  expect(lateSeat(PLAYING, 0, REPLACED, 30_100)?.seat).toBe(0);
});

test('who leaves in time was not late', () => {
  expect(lateSeat(PLAYING, 0, REPLACED, 12_000)).toBeNull();
});

test('who made a move was not late', () => {
  expect(lateSeat(PLAYING, 0, tableWith({}), 30_100)).toBeNull();
});

test('without a clock nobody is late', () => {
  expect(lateSeat(tableWith({}), 0, REPLACED, 30_100)).toBeNull();
});

test('it is said once', () => {
  expect(lateSeat(tableWith({ stands_in: true, seconds_left: 0 }), 0, REPLACED, 30_100)).toBeNull();
});
