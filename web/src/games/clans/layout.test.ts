import { describe, expect, it } from 'vitest';

import { storedBoard } from '../../wire/stored';
import { boxesMeet, boxOf, distanceBetween, isInside, sidesOf, type Line } from './geometry';
import { growthIn } from './growth';
import { landOf } from './layout';

const board = await storedBoard('clans');
const land = landOf(board);
const territories = land.terrain.map((_, territory) => territory);

/** A border is at least this long; the map is 1000 wide. */
const VISIBLE = 20;
/** What has no common border is farther apart than this. */
const APART = 8;

describe('the map as it is drawn', () => {
  it('has a common border exactly between neighbours (C1.3)', () => {
    const borders = bordersOf(land.outlines);
    for (const here of territories) {
      const touching = territories.filter((there) => (borders.get(pair(here, there)) ?? 0) >= VISIBLE);
      expect(touching, `of ${here}`).toEqual(land.neighbours[here]);
    }
  });

  it('keeps what are no neighbours clearly apart (C1.3)', () => {
    for (const here of territories) {
      for (const there of territories.slice(here + 1)) {
        if (land.neighbours[here]?.includes(there)) continue;
        expect(gapBetween(land.outlines[here] ?? [], land.outlines[there] ?? [])).toBeGreaterThan(APART);
      }
    }
  });

  it('lets a river run along the border of neighbours in different regions', () => {
    const rivers = new Set(land.rivers.flatMap((river) => river.map(String)));
    for (const here of territories) {
      for (const there of land.neighbours[here] ?? []) {
        const isRiver = land.region[here] !== land.region[there];
        const common = commonPoints(land.outlines[here] ?? [], land.outlines[there] ?? []);
        // Where three territories meet, a point may belong to the river of two others.
        const wet = common.filter((point) => rivers.has(point)).length;
        expect(isRiver ? wet === common.length : wet <= 2, `${here} and ${there}`).toBe(true);
      }
    }
  });

  it('puts every yard, number and tree inside its own territory', () => {
    for (const here of territories) {
      const [outline, yard] = [land.outlines[here] ?? [], land.yards[here]];
      if (!yard) throw new Error(`Territory ${here} has no yard.`);
      const [x, y] = yard.middle;
      for (const side of [-1, 1]) {
        expect(isInside([x + (side * yard.width) / 2.4, y], outline), `yard of ${here}`).toBe(true);
        expect(isInside([x, y + (side * yard.height) / 2.4], outline), `yard of ${here}`).toBe(true);
      }
      expect(isInside(yard.number, outline), `number of ${here}`).toBe(true);
      for (const row of growthIn(land, here)) {
        const [, left, top] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(row) ?? [];
        expect(distanceBetween([Number(left), Number(top)], yard.middle)).toBeLessThan(160);
      }
    }
  });
});

describe('a board without a drawing', () => {
  it('comes with circles, between which there are ties', () => {
    expect(land.isMap).toBe(true);
    expect(landOf({ ...board, drawing: { ...board.drawing, circles: true } }).isMap).toBe(false);
  });
});

/** How long the borders are that territories share, side by side. */
function bordersOf(outlines: readonly Line[]): Map<string, number> {
  const owners = new Map<string, number>();
  const borders = new Map<string, number>();
  outlines.forEach((outline, territory) => {
    for (const [from, to] of sidesOf(outline)) {
      // The same for both ways to walk along a side.
      const side = [from.join(), to.join()].sort().join(' ');
      const owner = owners.get(side);
      if (owner === undefined) owners.set(side, territory);
      else {
        const key = pair(owner, territory);
        borders.set(key, (borders.get(key) ?? 0) + distanceBetween(from, to));
      }
    }
  });
  return borders;
}

function pair(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

/** How far apart two outlines are, at least as far as it matters: far ones are not measured. */
function gapBetween(one: Line, other: Line): number {
  const { left, top, right, bottom } = boxOf(one);
  const around = { left: left - APART, top: top - APART, right: right + APART, bottom: bottom + APART };
  if (!boxesMeet(around, boxOf(other))) return Infinity;
  return Math.min(...one.map((point) => Math.min(...other.map((there) => distanceBetween(point, there)))));
}

function commonPoints(one: Line, other: Line): string[] {
  const points = new Set(one.map(String));
  return other.map(String).filter((point) => points.has(point));
}
