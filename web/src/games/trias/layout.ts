/** Where hexes lie on the page: their middles, corners, outlines of land, and where herds stand on a tile. */

import art from '../../../../src/pangea/games/trias/art.json';
import { tenth } from '../../look/strokes';
import type { Box } from '../../pieces/camera';
import type { Point } from '../../pieces/direction';
import { hexText } from '../../words/stories';

export interface Spot {
  q: number;
  r: number;
}

/** From the middle of a hex to its corners. */
export const RADIUS = art.radius;

const WIDE = Math.sqrt(3) * RADIUS;

/** The six sides, each next to the one before it, in the order of the rules. */
export const SIDES: readonly Spot[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The corners of a hex, the top one first, clockwise. */
export const CORNERS: readonly Point[] = [270, 330, 30, 90, 150, 210].map((degrees) => ({
  x: RADIUS * Math.cos((degrees * Math.PI) / 180),
  y: RADIUS * Math.sin((degrees * Math.PI) / 180),
}));

/** The two corners that each side runs between, clockwise, in the order of SIDES. */
const ENDS: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

/** A hex by its number on the wire. */
export function spotOf(place: number): Spot {
  return spotNamed(hexText(place));
}

export function nameOf({ q, r }: Spot): string {
  return `${q},${r}`;
}

export function spotNamed(name: string): Spot {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { q, r };
}

const WINDS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Where a hex lies as seen from the South Pole, with north up: as the rules' sentences say it. */
export function windOf(spot: Spot): (typeof WINDS)[number] {
  const { x, y } = middle(spot);
  const eighth = Math.round(Math.atan2(x, -y) / (Math.PI / 4));
  return WINDS[(eighth + WINDS.length) % WINDS.length] ?? 'north';
}

export function neighbour(spot: Spot, side: number): Spot {
  const step = SIDES[side % SIDES.length] as Spot;
  return { q: spot.q + step.q, r: spot.r + step.r };
}

export function neighbours(spot: Spot): Spot[] {
  return SIDES.map((_, side) => neighbour(spot, side));
}

export function stepsBetween(one: Spot, other: Spot): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export function middle({ q, r }: Spot): Point {
  return { x: WIDE * (q + r / 2), y: RADIUS * 1.5 * r };
}

export function pathThrough(points: readonly Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'z' : ''}`;
}

/** One hex around the origin, drawn smaller or larger than a tile by `scale`. */
export function hexagon(scale = 1): string {
  return pathThrough(CORNERS.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
}

/**
 * The coasts of some land as closed lines: the outer one, and one around each lake.
 *
 * Land lies on the right of the way, so that outer coasts run clockwise and lakes the other way round.
 */
export function coasts(land: readonly Spot[]): Point[][] {
  const there = new Set(land.map(nameOf));
  const next = new Map<string, { from: Point; to: Point }[]>();
  for (const spot of land) {
    const at = middle(spot);
    ENDS.forEach(([start, end], side) => {
      if (there.has(nameOf(neighbour(spot, side)))) return;
      const from = moved(CORNERS[start] as Point, at);
      const edge = { from, to: moved(CORNERS[end] as Point, at) };
      next.set(key(from), [...(next.get(key(from)) ?? []), edge]);
    });
  }
  const lines: Point[][] = [];
  for (const edges of next.values()) {
    while (edges.length > 0) lines.push(followed(next, edges[0]?.from as Point));
  }
  return lines;
}

function followed(next: Map<string, { from: Point; to: Point }[]>, start: Point): Point[] {
  const line: Point[] = [];
  for (let edge = next.get(key(start))?.pop(); edge; edge = next.get(key(edge.to))?.pop()) {
    line.push(edge.from);
  }
  return line;
}

function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}

function key({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

export function coastPath(land: readonly Spot[]): string {
  return coasts(land)
    .map((line) => pathThrough(line))
    .join('');
}

/** The box that holds these hexes, with this many hexes of sea around them. */
export function boxAround(spots: readonly Spot[], sea = 1): Box {
  const points = spots.map(middle);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - WIDE * (0.5 + sea);
  const right = Math.max(...xs) + WIDE * (0.5 + sea);
  const top = Math.min(...ys) - RADIUS * (1 + 1.5 * sea);
  const bottom = Math.max(...ys) + RADIUS * (1 + 1.5 * sea);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much larger than usual so many herds on a hex may be drawn, and stand apart, by their number. */
const GROWS = [1, 2.1, 1.4, 1.25];

/** Where this many herds stand on a hex, and how large they are drawn: from afar `wanted` times as large. */
export function standing(count: number, wanted = 1): { at: Point[]; scale: number } {
  const grown = Math.max(1, Math.min(wanted, GROWS[count] ?? 1.15));
  const { at, scale } = usualStanding(count);
  return { at: at.map(({ x, y }) => ({ x: x * grown, y: y * grown })), scale: scale * grown };
}

function usualStanding(count: number): { at: Point[]; scale: number } {
  const row = (length: number, y: number, step: number): Point[] =>
    Array.from({ length }, (_, n) => ({ x: (n - (length - 1) / 2) * step, y }));
  if (count <= 2) return { at: row(count, 0, 34), scale: 1 };
  if (count === 3) return { at: [...row(1, -16, 34), ...row(2, 13, 34)], scale: 1 };
  if (count === 4) return { at: [...row(2, -16, 34), ...row(2, 16, 34)], scale: 1 };
  const rows = Math.ceil(Math.sqrt(count));
  const step = 66 / rows;
  const at = Array.from({ length: rows }, (_, n) =>
    row(Math.min(rows, count - n * rows), (n - (rows - 1) / 2) * step, step),
  ).flat();
  return { at: at.slice(0, count), scale: step / 34 };
}

/**
 * How large a label is drawn: from afar larger, so that it can be read, and then somewhat wider than its hex. Beside
 * a hex that can be chosen (`wanted`) it stays inside its own: it must not lie over a tile that somebody means. Off the
 * coast it has the room of the hexes around it.
 */
export function labelScale(
  spot: Spot,
  { wide, high }: { wide: number; high: number },
  unit: number,
  wanted: ReadonlySet<string>,
  isOffshore = false,
): number {
  const size = Math.max(0.9, Math.min(unit, unit > FAR ? 0.8 * unit : 1.8));
  if (neighbours(spot).some((other) => wanted.has(nameOf(other))))
    return Math.min(size, (WIDE - 4) / wide, (RADIUS - 4) / high);
  // Two hexes wide, or no higher than one: so it lies on none but the free ones around it.
  if (isOffshore)
    return Math.min(size, Math.max((2 * WIDE) / wide, Math.min(WIDEST / wide, (2 * RADIUS) / high)));
  return Math.min(size, (unit > FAR ? 165 : 118) / wide);
}

/** So many measures of the drawing to a pixel, and letters in it can't be read: a phone that shows the whole board. */
export const FAR = 2;
/** With water all around it a label may be nearly as wide as three hexes. */
const WIDEST = 230;

/**
 * A free hex at the coast of some land, for its label: near its middle, with few tiles around it.
 *
 * `taken` are hexes that nothing may be written on. Where labels are drawn large, for `room` that is seen, one may lie
 * off the coast, with water all around it.
 */
export function labelSpot(
  land: readonly Spot[],
  taken: ReadonlySet<string>,
  room: Box | null = null,
): Spot | null {
  const centre = mean(land.map(middle));
  const coast = land.flatMap(neighbours).filter((spot) => !taken.has(nameOf(spot)));
  const crowd = (spot: Spot) => neighbours(spot).filter((other) => taken.has(nameOf(other))).length;
  const cost = (spot: Spot) => {
    const { x, y } = middle(spot);
    return Math.hypot(x - centre.x, y - centre.y) / RADIUS + crowd(spot) * (room ? 1.6 : 0.8);
  };
  const offshore = room
    ? coast.flatMap(neighbours).filter((spot) => crowd(spot) === 0 && isIn(room, middle(spot)))
    : [];
  const free = [...coast, ...offshore].filter((spot) => !taken.has(nameOf(spot)));
  return free.sort((one, other) => cost(one) - cost(other))[0] ?? null;
}

/** Has a large label there all of its room? */
function isIn(room: Box, { x, y }: Point): boolean {
  return (
    x >= room.x + WIDEST / 2 &&
    x <= room.x + room.width - WIDEST / 2 &&
    y >= room.y + RADIUS &&
    y <= room.y + room.height - RADIUS
  );
}

/** From a label off the coast to the nearest tile of its land: where that begins. Null at the coast. */
export function leaderOf(spot: Spot, land: readonly Spot[]): Point | null {
  const nearest = land.toSorted((one, other) => stepsBetween(one, spot) - stepsBetween(other, spot))[0];
  const steps = nearest ? stepsBetween(nearest, spot) : 0;
  if (!nearest || steps < 2) return null;
  const [from, to] = [middle(spot), middle(nearest)];
  const share = 1 - 0.4 / steps;
  return { x: (to.x - from.x) * share, y: (to.y - from.y) * share };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(moved, { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A box that changes seldom: the old one as long as it holds the new one and is not far too large for it. */
export function steadyBox(old: Box | null, spots: readonly Spot[]): Box {
  const wanted = boxAround(spots, 1);
  if (old && holds(old, wanted) && old.width * old.height < 2.2 * wanted.width * wanted.height) return old;
  return boxAround(spots, old ? 1.6 : 1.2);
}

/** The same box with sea above it: on a phone the bar lies there, and not on the topmost land. */
export function belowBar(box: Box): Box {
  const sea = 2 * RADIUS;
  return { ...box, y: box.y - sea, height: box.height + sea };
}

/** The part of it in which labels may lie then: the bar is a little higher than the sea that was added for it. */
export function clearOfBar(box: Box): Box {
  return { ...box, y: box.y + RADIUS, height: box.height - RADIUS };
}

function holds(box: Box, inner: Box): boolean {
  return (
    box.x <= inner.x &&
    box.y <= inner.y &&
    box.x + box.width >= inner.x + inner.width &&
    box.y + box.height >= inner.y + inner.height
  );
}
