import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

import { need, setLanguage } from '../../words/words.svelte';
import type { Continent } from './reading';
import { continentTold } from './telling';

/** What is told of a continent: how many tiles it has, and whose herds are on it. */
function continent(hasPole: boolean, herds: number[]): Continent {
  const order = herds.flatMap((count, seat) => (count ? [seat] : []));
  return { hasPole, herds, order, leaders: order.slice(0, 1), tiles: [{}, {}] } as unknown as Continent;
}

describe('a continent in words', () => {
  beforeAll(async () => {
    await need('core', 'trias');
    await setLanguage('en');
  });

  it.each([
    [true, [0, 0], 'The South Pole’s land, 2 tiles: it does not score; no herds'],
    [true, [1, 0], 'The South Pole’s land, 2 tiles: it does not score; Ada with 1 herd'],
    [false, [0, 0], 'Continent of 2 tiles: no herds'],
    [false, [0, 2], 'Continent of 2 tiles: Bruno with 2 herds; Bruno leads'],
  ])('has one colon: with the pole %s, herds %s', (hasPole, herds, words) => {
    expect(continentTold(continent(hasPole, herds), ['Ada', 'Bruno'])).toBe(words);
  });
});
