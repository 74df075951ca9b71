import { expect, test } from 'vitest';

import { turnOf } from './turns';

const log = (...seats: number[]) => seats.map((seat) => ({ seat }));

test('the first turn is the one before any move of the seat', () => {
  expect(turnOf(1, log())).toBe(1);
  expect(turnOf(1, log(-1, 0, 0))).toBe(1);
});

test('several moves in a row are one turn, with or without nature', () => {
  expect(turnOf(1, log(0, 1, -1, 1))).toBe(1);
  expect(turnOf(1, log(0, 1, -1, 1, 0))).toBe(2);
  expect(turnOf(1, log(0, 1, 0, 1, 0, -1))).toBe(3);
});
