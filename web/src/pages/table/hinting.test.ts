import { expect, test } from 'vitest';

import { cardRoom, looksBetter, noHint, shownMoves } from './hinting';

const ME = { person: 'a', yours: true };
const SOMEBODY = { person: 'b', yours: false };
const BOT = { person: null, yours: false };

test('alone among bots, and around one screen, there are hints on your turn', () => {
  expect(noHint([ME, BOT, BOT], true)).toBeNull();
  expect(noHint([ME, ME], true)).toBeNull();
  expect(noHint([ME, BOT], false)).toBe('turn');
});

test('other people have none to fear, even while a bot stands in for them', () => {
  expect(noHint([ME, SOMEBODY], true)).toBe('people');
  expect(noHint([ME, SOMEBODY, BOT], false)).toBe('people');
});

test('the advised move comes first, then the others that were tried most, by their odds', () => {
  const considered = [0.47, 0.31, 0.48, 0.4, 0.9].map((odds, place) => ({ move: `move ${place}`, odds }));
  const shown = shownMoves(considered);
  expect(shown.map(({ odds }) => odds)).toEqual([0.47, 0.48, 0.4, 0.31]);
  expect(considered.map(({ odds }) => odds)).toEqual([0.47, 0.31, 0.48, 0.4, 0.9]);
  expect(shownMoves([])).toEqual([]);
});

test('a move that reads as better than the advised one is explained, and only such a one', () => {
  const odds = (...all: number[]) => looksBetter(shownMoves(all.map((one) => ({ move: '', odds: one }))));
  expect(odds(0.47, 0.31, 0.48)).toBe(true);
  expect(odds(0.471, 0.474)).toBe(false);
  expect(odds(0.5, 0.4)).toBe(false);
  expect(odds(0.5)).toBe(false);
});

test('on a phone the card ends where the board does, and the page gives way where that is too low', () => {
  expect(cardRoom(480, 740)).toEqual({ height: 260, up: 0 });
  expect(cardRoom(300, 740)).toEqual({ height: 0.42 * 740, up: 0 });
  expect(cardRoom(500, 600)).toEqual({ height: 180, up: 80 });
});
