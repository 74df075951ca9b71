/** Points and lines of a map: what lies inside, how far apart, which way. */

import { tenth } from '../../look/strokes';

export type Point = readonly [number, number];
export type Line = readonly Point[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(line: Line): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of line) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function boxesMeet(one: Box, other: Box): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  );
}

/** Each corner of a closed line with the next one. */
export function* sidesOf(ring: Line): Generator<[Point, Point]> {
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before) yield [before, corner];
    before = corner;
  }
}

/** Does the point lie inside the ring? Then a ray from it crosses the ring an odd number of times. */
export function isInside([x, y]: Point, ring: Line): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && before[1] > y !== corner[1] > y) {
      const crossing = before[0] + ((y - before[1]) * (corner[0] - before[0])) / (corner[1] - before[1]);
      if (x < crossing) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

export function distanceBetween([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** How far the point lies from the nearest side of a ring. It is asked a million times: no square roots, no lists. */
export function distanceToRing(point: Point, ring: Line): number {
  let nearest = Infinity;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before) nearest = Math.min(nearest, squareToSide(point, before, corner));
    before = corner;
  }
  return Math.sqrt(nearest);
}

function squareToSide(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const x = point[0] - from[0];
  const y = point[1] - from[1];
  const length = dx * dx + dy * dy;
  const along = length > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / length)) : 0;
  return (x - along * dx) ** 2 + (y - along * dy) ** 2;
}

/** A ring drawn this far inside another. Where the land is narrower than that, it may cross itself. */
export function inset(ring: Line, by: number): Point[] {
  let area = 0;
  for (const [[x1, y1], [x2, y2]] of sidesOf(ring)) area += x1 * y2 - x2 * y1;
  const way = area > 0 ? 1 : -1;
  return ring.map(([x, y], place) => {
    const [before, next] = [ring.at(place - 2) ?? [x, y], ring[(place + 2) % ring.length] ?? [x, y]];
    const length = Math.max(Math.hypot(next[0] - before[0], next[1] - before[1]), 1e-9);
    const side = (way * by) / length;
    return [x - side * (next[1] - before[1]), y + side * (next[0] - before[0])];
  });
}

/** A line as the path of an SVG, to a tenth. */
export function pathOf(line: Line, closed = true): string {
  if (line.length === 0) return '';
  return `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${closed ? 'z' : ''}`;
}

/** An arrow from one place to another: a little bent, and short of both ends. */
export interface Arrow {
  readonly shaft: string;
  readonly tip: Point;
  /** Where the tip points, in degrees clockwise from the right. */
  readonly turn: number;
}

const SHORT_OF_START = 20;
const SHORT_OF_END = 42;

export function arrowBetween(from: Point, to: Point): Arrow {
  const length = Math.max(distanceBetween(from, to), 1e-9);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // Bent to the left of its way, so that there and back are two lines.
  const bend = Math.min(26, length * 0.16);
  const middle: Point = [(from[0] + to[0]) / 2 + dy * bend, (from[1] + to[1]) / 2 - dx * bend];
  const start = towards(from, middle, Math.min(SHORT_OF_START, length / 5));
  const tip = towards(to, middle, Math.min(SHORT_OF_END, length * 0.4));
  const turn = (Math.atan2(to[1] - middle[1], to[0] - middle[0]) * 180) / Math.PI;
  const shaft = `M${start.map(tenth).join(' ')}Q${middle.map(tenth).join(' ')} ${tip.map(tenth).join(' ')}`;
  return { shaft, tip: [tenth(tip[0]), tenth(tip[1])], turn: tenth(turn) };
}

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.max(distanceBetween(from, to), 1e-9);
  return [from[0] + ((to[0] - from[0]) * far) / length, from[1] + ((to[1] - from[1]) * far) / length];
}
