/** What the engraver draws on the bare land: trees, peaks, tufts, furrows, and rivers as bands of water. */

import { scaledTo, shifted, tenth } from '../../look/strokes';
import { boxOf, distanceBetween, distanceToRing, isInside, pathOf, type Line, type Point } from './geometry';
import { near, NUMBER, type Land, type Yard } from './layout';

/** A few strokes each, standing on the point (0, 0); every stroke begins with M, all the rest is relative to it. */
const SHAPES: Record<string, readonly string[]> = {
  forest: [
    'M0 0v-4M-4.6-3.8c-2.8-1.8-1.4-5.6 .9-5.5c.2-3.9 6.7-4.2 7.2-.4c3.2 .2 3.3 4.7 .7 5.9zM1.2-4.8l2.7-.8M.9-6.6l3-1.2',
    'M0 0v-2.5M0-14l3.2 5.2h-1.5l2.9 4.2h-1.4l1.6 2.4h-9.6l1.6-2.4h-1.4l2.9-4.2h-1.5zM.6-3.6l2.6-1M.6-7l1.9-1',
    'M0 0v-4.5M0-4.2c-4.2 .2-4.6-4.2-2.8-6c.8-2.6 4.8-2.6 5.6 0c1.8 1.8 1.4 6.2-2.8 6zM.8-5.6l2.2-1M.8-7.8l1.8-1',
  ],
  mountain: [
    'M-10 0l6-10.5 2.5 2.8 4-6.3 8 14M2.5-14l.6 4.6M4.5-10.5l.7 4.6M6.5-7l.6 4M8.4-3.7l.4 2.3M-4-10.5l.3 3M-2.6-6.6l.3 2.6',
    'M-7.5 0l7.5-11 7.5 11M0-11l.5 4M2.3-7.6l.6 4M4.5-4.4l.5 2.6',
    'M-9 0l5-7.5 2 1.8 5-8.8 7.5 14.500M3-14.500l.8 5M5-10.6l.8 4.6M7-6.800l.6 3.600',
  ],
  steppe: [
    'M0 0c-.6-3-2.3-5.3-4.8-6.3M0 0c0-3-.2-5.8 .6-8.3M0 0c.7-2.8 2.5-4.7 4.8-5.5',
    'M-2 0c-.4-2-1.6-3.6-3.4-4.2M-2 0c.1-2.2 .3-3.8 1.2-5.8M3 0c.1-2 .6-3.6 2-4.8',
    'M0 0c.2-2.400-.6-4.600-2.400-5.800M0 0c.4-2.600 1.600-4.200 3.400-5M-7 .5h4M4 .8h4',
  ],
  plain: [
    'M-9 0q4.5-2.4 9-.6t9-.6M-6-3.6q3.6-1.8 7-.4t6-.6',
    'M-5 0v.1M0-1.5v.1M5 0v.1M-2.5-4v.1M2.6-4.6v.1',
    'M-6 0q3-1.600 6-.4t6-.4M0-3v-3M0-4.500l-1.500-1.200M0-4.500l1.500-1.200',
  ],
};
export const TERRAINS = Object.keys(SHAPES);
const SPACING: Record<string, Point> = {
  forest: [14, 11],
  mountain: [22, 13],
  steppe: [17, 12],
  plain: [22, 12],
};
const MARGIN: Record<string, number> = { forest: 8, mountain: 10, steppe: 7, plain: 9 };

const AT_SEA = 9;
const AT_LAKE = 7;
const INLAND = 5;

/**
 * What grows on all territories of a terrain, a path for each row from the back to the front: what stands
 * nearer hides the rest. First rows are drawn together, then second rows: territories do not overlap.
 */
export function growthOf(land: Land, terrain: string): string[] {
  const rows: string[] = [];
  land.terrain.forEach((name, territory) => {
    if (name !== terrain) return;
    growthIn(land, territory).forEach((row, depth) => (rows[depth] = (rows[depth] ?? '') + row));
  });
  return rows;
}

export function growthIn(land: Land, territory: number): string[] {
  const terrain = land.terrain[territory] ?? 'plain';
  const shapes = SHAPES[terrain] ?? [];
  const chance = chances(territory + 1);
  return spotsFor(land, territory, terrain)
    .map((row) =>
      row.map((spot) => shifted(shapes[Math.floor(chance() * shapes.length)] ?? '', spot)).join(''),
    )
    .filter((row) => row !== '');
}

/** A sample of what grows on a terrain, for keys and tables. */
export function sampleOf(terrain: string): string {
  return SHAPES[terrain]?.[0] ?? '';
}

/** Shapes of a terrain put somewhere: place and size of each. */
export function growthAt(terrain: string, spots: readonly (readonly [number, number, number])[]): string[] {
  const shapes = SHAPES[terrain] ?? [];
  return spots.map((spot, number) => scaledTo(shapes[number % shapes.length] ?? '', spot));
}

/** Numbers from 0 to 1 that are the same at every visit: the trees do not wander. */
function chances(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

function spotsFor(land: Land, territory: number, terrain: string): Point[][] {
  const [outline, yard] = [land.outlines[territory] ?? [], land.yards[territory]];
  if (outline.length < 3 || !yard) return [];
  const { left, top, right, bottom } = boxOf(outline);
  const [across, down] = SPACING[terrain] ?? [20, 12];
  const waters = near(outline, land.lakes);
  const chance = chances(1000 + territory);
  const rows: Point[][] = [];
  for (let y = top, row = 0; y < bottom; y += down, row++) {
    const spots: Point[] = [];
    for (let x = left + (row % 2 ? across / 2 : 0); x < right; x += across) {
      const spot: Point = [x + (chance() - 0.5) * 7, y + (chance() - 0.5) * 4.5];
      if (isFree(spot, outline, waters, MARGIN[terrain] ?? 8, yard)) spots.push(spot);
    }
    rows.push(spots);
  }
  return rows;
}

/** Standing on a point, a shape reaches upwards: it is its middle that must keep away from lines and huts. */
function isFree(spot: Point, outline: Line, waters: readonly Line[], margin: number, yard: Yard): boolean {
  const middle: Point = [spot[0], spot[1] - 5];
  return (
    isOutside(middle, yard.middle, yard.width, yard.height + 4) &&
    isOutside(middle, yard.number, NUMBER[0] + 12, NUMBER[1] + 12) &&
    isInside(spot, outline) &&
    isInside(middle, outline) &&
    distanceToRing(middle, outline) > margin &&
    waters.every((water) => !isInside(spot, water) && distanceToRing(middle, water) > margin)
  );
}

/** Does the point lie outside an oval? */
function isOutside([x, y]: Point, [cx, cy]: Point, width: number, height: number): boolean {
  return Math.hypot((x - cx) / (width / 2), (y - cy) / (height / 2)) > 1;
}

// Water

/** Rivers as bands that widen towards lakes and the sea. */
export function riverBands(land: Land): string {
  return land.rivers
    .filter((line) => line.length > 1)
    .map((line) => pathOf(bandOf(land, line)))
    .join('');
}

function bandOf(land: Land, line: Line): Point[] {
  const first: Point = line[0] ?? [0, 0];
  const last: Point = line.at(-1) ?? [0, 0];
  const [start, end] = [widthAt(land, first), widthAt(land, last)];
  const banks: [Point[], Point[]] = [[], []];
  line.forEach(([x, y], step) => {
    const along = step / (line.length - 1);
    // Narrowest half-way, and never like a ruled line.
    const waver = 0.5 * Math.sin(9 * along + first[0]) - 1.6 * Math.sin(Math.PI * along);
    const half = (start + (end - start) * along + waver) / 2;
    const [ahead, behind] = [
      line[Math.min(step + 1, line.length - 1)] ?? last,
      line[Math.max(step - 1, 0)] ?? first,
    ];
    const run = Math.max(distanceBetween(ahead, behind), 1e-9);
    const [sideX, sideY] = [-(ahead[1] - behind[1]) / run, (ahead[0] - behind[0]) / run];
    banks[0].push([x + sideX * half, y + sideY * half]);
    banks[1].push([x - sideX * half, y - sideY * half]);
  });
  return [...banks[0], ...banks[1].reverse()];
}

function widthAt(land: Land, end: Point): number {
  if (land.coast.length > 0 && distanceToRing(end, land.coast) < 8) return AT_SEA;
  return land.lakes.some((lake) => distanceToRing(end, lake) < 8) ? AT_LAKE : INLAND;
}

/** A few waves in the middle of a lake. */
export function wavesOf(lake: Line): string {
  const { left, top, right, bottom } = boxOf(lake);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const starts: Point[] = [
    [-12, -6],
    [2, 1],
    [-9, 8],
  ];
  return starts.map(([dx, dy]) => `M${tenth(x + dx)} ${tenth(y + dy)}q3-3 6 0t6 0`).join('');
}
