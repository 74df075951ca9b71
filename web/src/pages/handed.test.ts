import { beforeEach, expect, test, vi } from 'vitest';

import { keepNames, namesOf } from './handed';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a game that was handed over keeps its names here', () => {
  keepNames('r1', ['Ada', 'hatchling']);
  expect(namesOf({ id: 'r1', names: ['', ''] })).toEqual(['Ada', 'hatchling']);
  expect(namesOf({ id: 'r2', names: ['', ''] })).toEqual(['', '']);
  expect(namesOf({ id: 'r1', names: ['Bob', ''] })).toEqual(['Bob', '']);
  expect(namesOf({ id: 'r1', names: ['', '', ''] })).toEqual(['', '', '']);
});

test('only the last ones are kept, and nonsense is nobody', () => {
  for (let number = 0; number < 50; number++) keepNames(`r${number}`, ['Ada']);
  expect(namesOf({ id: 'r0', names: [''] })).toEqual(['']);
  expect(namesOf({ id: 'r49', names: [''] })).toEqual(['Ada']);
  kept.set('pangea-handed', '[["r1", "Ada"], 7]');
  expect(namesOf({ id: 'r1', names: [''] })).toEqual(['']);
});
