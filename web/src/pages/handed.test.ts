import { beforeEach, expect, test, vi } from 'vitest';

import { keepPlayers, playersOf } from './handed';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

function by(...names: string[]) {
  return { names, played_by: names.map(() => null) };
}

test('a game that was handed over keeps its players here', () => {
  const players = { names: ['Ada', 'hatchling'], played_by: ['hunter', null] };
  keepPlayers('r1', players);
  expect(playersOf({ id: 'r1', ...by('', '') })).toEqual(players);
  expect(playersOf({ id: 'r2', ...by('', '') })).toEqual(by('', ''));
  expect(playersOf({ id: 'r1', ...by('Bob', '') })).toEqual(by('Bob', ''));
  expect(playersOf({ id: 'r1', ...by('', '', '') })).toEqual(by('', '', ''));
});

test('only the last ones are kept, and nonsense is nobody', () => {
  for (let number = 0; number < 50; number++) keepPlayers(`r${number}`, by('Ada'));
  expect(playersOf({ id: 'r0', ...by('') })).toEqual(by(''));
  expect(playersOf({ id: 'r49', ...by('') })).toEqual(by('Ada'));
  kept.set('pangea-handed', '[["r1", { "names": ["Ada"] }], ["r1", null], 7]');
  expect(playersOf({ id: 'r1', ...by('') })).toEqual(by(''));
});
