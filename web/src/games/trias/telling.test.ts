import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

import { need, setLanguage } from '../../words/words.svelte';
import type { Continent } from './reading';
import { continentTold, whereabouts } from './telling';

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

describe('a place in words', () => {
  interface Told {
    hex?: string;
    wind?: unknown;
  }

  /** Everything that is said of a hex in some phrases, however deep. */
  function places(said: unknown): Told[] {
    if (Array.isArray(said)) return said.flatMap(places);
    if (typeof said !== 'object' || said === null) return [];
    return [...('wind' in said ? [said] : []), ...Object.values(said).flatMap(places)];
  }

  it('lies where the rules say it lies', () => {
    const { phrases } = JSON.parse(readFileSync('stories/trias.json', 'utf-8')) as { phrases: unknown[] };
    const told = places(phrases).filter(({ hex }) => hex !== '0,0');
    expect(told.length).toBeGreaterThan(20);
    for (const { hex = '', wind } of told) expect({ hex, wind }).toEqual({ ...whereabouts(hex) });
  });
});
