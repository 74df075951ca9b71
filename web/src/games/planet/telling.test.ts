import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

import { storedBoard } from '../../wire/stored';
import type { Said } from '../../wire/types';
import { LANGUAGES, type Language, need, say, setLanguage } from '../../words/words.svelte';
import type { TellProps } from '../contract';
import { label } from './telling';

const board = await storedBoard('planet');

function told(turn: number): string {
  return say(label(`tile 4 face 8 turn ${turn}`, { board } as unknown as TellProps) as Said);
}

describe('a move to choose', () => {
  beforeAll(() => need('core', 'planet'));

  it('says how the tile is turned, the shorter way round', async () => {
    await setLanguage('en');
    expect([0, 1, 2, 3, 4].map(told)).toEqual([
      'Tile 4 (ocean and mountain) on face 8',
      'Tile 4 (ocean and mountain) on face 8, turned once to the right',
      'Tile 4 (ocean and mountain) on face 8, turned twice to the right',
      'Tile 4 (ocean and mountain) on face 8, turned twice to the left',
      'Tile 4 (ocean and mountain) on face 8, turned once to the left',
    ]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('is told apart from every other: %s', async (lang) => {
    await setLanguage(lang);
    const all = [0, 1, 2, 3, 4].map(told);
    expect(new Set(all).size).toBe(5);
    for (const words of all.slice(1)) expect(words.startsWith(`${all[0]}, `)).toBe(true);
  });
});
