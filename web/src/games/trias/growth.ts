/** What grows or rises on each terrain: a few engraved strokes each, standing on the point (0, 0). */

import type { Point } from '../../pieces/direction';
import type { TerrainName } from './reading';

export interface Growth {
  outline: string;
  shade: string;
}

export const GROWTH: Record<TerrainName, readonly Growth[]> = {
  mountain: [
    {
      outline: 'M-19 0Q-12-9-8.5-15.5L-5-12.5Q-1-19 1.5-25L5.5-18.5 8-19.5Q13-9 20 0z',
      shade:
        'M1.5-25Q2-17 4.5-12T8-1M4-19.5Q6.5-13 9.5-10M8-18Q10-12 13-9M11-13Q12.5-8 15.5-5M-8.5-15.5Q-8-10-6-7M-6-13Q-5.5-9-3.5-6',
    },
    {
      outline: 'M-13 0Q-7-7-4.5-14L-1.5-16.5 1-13Q6-6 13 0z',
      shade: 'M-1.5-16.5Q-1-10 1-6T3-1M.8-13Q3-8 5.5-6M4-9Q6-5 9-3',
    },
    {
      outline: 'M-9 0Q-4-5-1.5-11Q3-5 9 0z',
      shade: 'M-1.5-11Q-.5-6 1.5-2M1-7.5Q3-4 5.5-2',
    },
  ],
  steppe: [
    { outline: '', shade: 'M0 0Q-1-6-6-9M0 0Q-.5-8 1-12M0 0Q1-6 6-8.5M-2 0Q-4-3-8-4M2 0Q4-3 8-4' },
    { outline: '', shade: 'M-3 0Q-3.5-5-6-7M-3 0Q-2.5-6-1-9M3 0Q3-5 6-7M3 0Q2-4 1-5' },
    { outline: '', shade: 'M-9 0Q-4-3 0-2T9-3M-4 2.5Q1 .5 6 1.5' },
  ],
  forest: [
    {
      outline:
        'M0-26Q2-20 6.5-16.5L4-16Q6-11.5 9.5-9L6.5-8.5Q8-5 11-3.5L1.3-3.5V0h-2.6v-3.5L-11-3.5Q-8-5-6.5-8.5L-9.5-9Q-6-11.5-4-16L-6.5-16.5Q-2-20 0-26z',
      shade: 'M1.5-20Q3-17.5 4.5-17M1-14Q4-10.5 7.5-9.5M1.5-8Q5-5 9-4.2M1-5.5L4-4',
    },
    {
      outline:
        'M-1.2 0v-5Q-8-4.5-9-9.5-9.5-14-5-15-4-21 1-20.5 6-20.5 6.5-15 10.5-13 8.5-8.5 6.5-5 1.2-5.4V0z',
      shade: 'M2-8Q6-8 7-10.5M3.5-12Q6.5-12 7-14M-5-8Q-3-6.5-1-7M1.5-16Q4-15.5 5-17',
    },
    {
      outline: 'M-1 0v-3.5Q-5.5-3.5-6-7-6-10.5-3-11-2-15 1-14.5 5-14 4.8-10.5 7-9 6-6 4-3.5 1-3.7V0z',
      shade: 'M1.5-6Q4-5.5 5-7.5M2-9.5Q4-9.5 4.4-11',
    },
  ],
  pole: [
    { outline: 'M-10 0L-5-9 0-6 4-13 11 0z', shade: 'M-5-9L-3-3M4-13L5-5M5-9L8-3' },
    { outline: '', shade: 'M-9 0Q-5-3 0 0T9 0' },
    { outline: '', shade: 'M-6-4L0 0 5-3M0 0L-2 6' },
  ],
};

export const TERRAINS = Object.keys(GROWTH) as TerrainName[];

/** The hatching of each terrain: a pattern of 12 by 12. */
export const HATCHING: Record<TerrainName, string> = {
  mountain: 'M0 6L6 0M6 12L12 6',
  steppe: 'M1 3H5M7 9H11',
  forest: 'M1 4L4 1M7 10L10 7M8 3h.1M2 9h.1',
  pole: 'M3 3h.1M9 9h.1',
};

/** Where growth stands on a tile, from the back to the front, and of which of the three kinds it is. */
const STANDS: Record<TerrainName, readonly (readonly [number, number, number])[]> = {
  mountain: [
    [-4, -24, 1],
    [24, -14, 2],
    [-26, -8, 0],
    [14, 6, 0],
    [-10, 22, 2],
    [30, 24, 1],
    [-30, 26, 2],
  ],
  steppe: [
    [-8, -34, 1],
    [14, -26, 0],
    [-26, -16, 0],
    [32, -8, 1],
    [2, -6, 2],
    [-36, 8, 1],
    [20, 14, 0],
    [-14, 20, 1],
    [36, 22, 1],
    [4, 34, 2],
  ],
  forest: [
    [2, -30, 0],
    [-18, -18, 1],
    [22, -14, 1],
    [-36, 2, 2],
    [-4, -2, 2],
    [38, 6, 0],
    [14, 10, 2],
    [-24, 22, 0],
    [26, 30, 2],
    [0, 32, 1],
  ],
  pole: [
    [-26, -14, 0],
    [24, -22, 1],
    [-8, -36, 1],
    [30, 12, 2],
    [-32, 18, 1],
    [8, 36, 1],
  ],
};

export interface Stand extends Point {
  kind: number;
}

/** The growth of a tile: every tile has its own, and always the same. */
export function standsOf(terrain: TerrainName, tile: number): Stand[] {
  const chance = shaken(tile + 1);
  const mirrored = tile % 2 === 1 ? -1 : 1;
  return STANDS[terrain]
    .filter(() => chance() > 0.18)
    .map(([x, y, kind]) => ({
      x: Math.round(mirrored * x + (chance() - 0.5) * 9),
      y: Math.round(y + (chance() - 0.5) * 7),
      kind: chance() < 0.3 ? (kind + 1) % 3 : kind,
    }))
    .sort((one, other) => one.y - other.y);
}

function shaken(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
}
