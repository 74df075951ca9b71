import { describe, expect, it } from 'vitest';

import {
  belowBar,
  clearOfBar,
  boxAround,
  coasts,
  labelScale,
  labelSpot,
  leaderOf,
  middle,
  nameOf,
  neighbours,
  RADIUS,
  spotNamed,
  spotOf,
  standing,
  steadyBox,
  stepsBetween,
} from './layout';

const POLE = { q: 0, r: 0 };

describe('hexes', () => {
  it('are read from the numbers of the wire', () => {
    expect(spotOf(0)).toEqual(POLE);
    expect(spotOf(-3 * 128 + 2)).toEqual({ q: -3, r: 2 });
    expect(spotOf(5 * 128 - 4)).toEqual({ q: 5, r: -4 });
    expect(spotOf(-31 * 128 - 31)).toEqual({ q: -31, r: -31 });
  });

  it('have names that are read back', () => {
    expect(nameOf({ q: 2, r: -1 })).toBe('2,-1');
    expect(spotNamed('2,-1')).toEqual({ q: 2, r: -1 });
  });

  it('lie side by side: six neighbours, all as far away as a hex is wide', () => {
    const here = { q: 2, r: -3 };
    const at = middle(here);
    for (const spot of neighbours(here)) {
      const { x, y } = middle(spot);
      expect(Math.hypot(x - at.x, y - at.y)).toBeCloseTo(Math.sqrt(3) * RADIUS);
      expect(stepsBetween(here, spot)).toBe(1);
    }
    expect(new Set(neighbours(here).map(nameOf)).size).toBe(6);
  });
});

describe('coasts', () => {
  it('of one tile have six corners', () => {
    expect(coasts([POLE]).map((line) => line.length)).toEqual([6]);
  });

  it('of two tiles side by side are one line of ten', () => {
    expect(coasts([POLE, { q: 1, r: 0 }]).map((line) => line.length)).toEqual([10]);
  });

  it('of two continents are two lines', () => {
    expect(coasts([POLE, { q: 3, r: 0 }])).toHaveLength(2);
  });

  it('of a ring are one line outside and one around the lake', () => {
    const lines = coasts(neighbours(POLE)).map((line) => line.length);
    expect(lines.sort((one, other) => one - other)).toEqual([6, 18]);
  });
});

describe('the box', () => {
  it('holds the hexes with sea around them', () => {
    const box = boxAround([POLE], 0);
    expect(box.width).toBeCloseTo(Math.sqrt(3) * RADIUS);
    expect(box.height).toBeCloseTo(2 * RADIUS);
    expect(boxAround([POLE], 1).height).toBeCloseTo(5 * RADIUS);
  });

  it('stays as it is while the land fits into it', () => {
    const box = steadyBox(null, [POLE, { q: 3, r: 0 }]);
    expect(steadyBox(box, [POLE, { q: 3, r: 0 }, { q: 1, r: 0 }])).toBe(box);
    expect(steadyBox(box, [POLE, { q: 6, r: 0 }]).width).toBeGreaterThan(box.width);
    const large = steadyBox(null, [
      { q: -9, r: 0 },
      { q: 9, r: 9 },
    ]);
    expect(steadyBox(large, [POLE]).width).toBeLessThan(large.width);
  });

  it('has sea above it where the bar lies', () => {
    const box = steadyBox(null, [POLE]);
    const lower = belowBar(box);
    expect(lower.y).toBe(box.y - 2 * RADIUS);
    expect(lower.y + lower.height).toBe(box.y + box.height);
    expect([lower.x, lower.width]).toEqual([box.x, box.width]);
  });
});

describe('herds on a hex', () => {
  it('all have a place of their own on it', () => {
    for (const wanted of [1, 4]) {
      for (let count = 1; count <= 12; count += 1) {
        const { at, scale } = standing(count, wanted);
        expect(at).toHaveLength(count);
        for (const { x, y } of at) expect(Math.hypot(x, y)).toBeLessThan(RADIUS * 0.9);
        for (const [number, one] of at.entries()) {
          for (const other of at.slice(number + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(28 * scale);
          }
        }
      }
    }
  });

  it('are drawn larger from afar, the more so the fewer they are', () => {
    expect(standing(1, 0.5)).toEqual(standing(1));
    expect(standing(1, 1.3).scale).toBe(1.3);
    const [one, two, three, four] = [1, 2, 3, 4].map((count) => standing(count, 4).scale);
    expect(one).toBeGreaterThan(two!);
    expect(two).toBeGreaterThan(three!);
    expect(three).toBeGreaterThan(four!);
    expect(four).toBeGreaterThan(1);
  });
});

describe('the label of a continent', () => {
  it('lies on free water beside it', () => {
    const land = [POLE, { q: 1, r: 0 }];
    const taken = new Set(land.map(nameOf));
    const spot = labelSpot(land, taken);
    expect(spot).not.toBeNull();
    expect(taken.has(nameOf(spot ?? POLE))).toBe(false);
    expect(Math.min(...land.map((tile) => stepsBetween(tile, spot ?? POLE)))).toBe(1);
  });

  it('lies no higher than the bar on a phone lets it', () => {
    const land = [POLE, ...neighbours(POLE)];
    const taken = new Set([...land, ...land.flatMap(neighbours).filter(({ r }) => r >= -1)].map(nameOf));
    const room = boxAround([...land, { q: 0, r: -4 }], 1.2);
    const spotIn = (box: typeof room) => middle(labelSpot(land, taken, box)!).y;
    const top = spotIn(room);
    const lower = { ...room, y: top - 1.5 * RADIUS };
    expect(spotIn(lower)).toBe(top);
    expect(spotIn(clearOfBar(lower))).toBeGreaterThan(top);
  });

  it('grows from afar, but never over a tile that can be chosen', () => {
    const sizes = { wide: 84, high: 56 };
    const beside = new Set([nameOf({ q: 1, r: 0 })]);
    for (const unit of [0.5, 1, 2, 3]) {
      const scale = labelScale(POLE, sizes, unit, beside);
      // The middle of a hex, as high as its upright sides are long, is its own.
      expect(scale * sizes.wide).toBeLessThan(Math.sqrt(3) * RADIUS);
      expect(scale * sizes.high).toBeLessThan(RADIUS);
    }
    expect(labelScale(POLE, sizes, 3, new Set())).toBeGreaterThan(labelScale(POLE, sizes, 3, beside));
  });

  it('lies off the coast where it is drawn large, if there is water around it in sight', () => {
    const land = [POLE, { q: 1, r: 0 }];
    const taken = new Set(land.map(nameOf));
    const sea = boxAround(land, 4);
    const spot = labelSpot(land, taken, sea)!;
    expect(Math.min(...land.map((tile) => stepsBetween(tile, spot)))).toBe(2);
    expect(neighbours(spot).some((other) => taken.has(nameOf(other)))).toBe(false);
    const leader = leaderOf(spot, land)!;
    const length = Math.hypot(leader.x, leader.y);
    const at = middle(spot);
    const far = land.map(middle).map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
    expect(length).toBeGreaterThan(RADIUS);
    expect(length).toBeLessThan(Math.min(...far));

    const beach = labelSpot(land, taken, boxAround(land, 0.5))!;
    expect(beach).toEqual(labelSpot(land, taken));
    expect(leaderOf(beach, land)).toBeNull();
  });

  it('can be read from afar: off the coast its letters are as large on a phone as elsewhere', () => {
    const letters = (high: number, unit: number) =>
      (16 * labelScale(POLE, { wide: 84, high }, unit, new Set(), true)) / unit;
    for (const unit of [2.5, 3, 3.3]) {
      expect(letters(34, unit)).toBeGreaterThan(12);
      expect(letters(56, unit)).toBeGreaterThan(10);
    }
  });

  it('off the coast lies on none but the free hexes around it', () => {
    const hexWide = Math.sqrt(3) * RADIUS;
    for (const [wide, high] of [
      [58, 34],
      [84, 34],
      [84, 56],
    ] as const) {
      const scale = labelScale(POLE, { wide, high }, 4, new Set(), true);
      expect(scale * wide).toBeLessThan(3 * hexWide);
      expect(scale * wide <= 2 * hexWide + 0.1 || scale * high <= 2 * RADIUS + 0.1).toBe(true);
    }
  });

  it('is left out where there is no room', () => {
    expect(labelSpot([POLE], new Set(neighbours(POLE).map(nameOf)))).toBeNull();
  });
});
