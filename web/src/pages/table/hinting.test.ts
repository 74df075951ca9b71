import { expect, test } from 'vitest';

import { noHint } from './hinting';

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
