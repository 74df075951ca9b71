/** A map for a board without a drawing: a circle for each territory, neighbours near each other. */

import { distanceBetween, type Line, type Point } from './geometry';

const WIDTH = 1000;
const HEIGHT = 820;
const MARGIN = 56;
const STEPS = 300;
const CORNERS = 28;
const ROOM = 96;

export interface LaidOut {
  readonly height: number;
  readonly places: Line;
  readonly outlines: readonly Line[];
}

/** Springs between all territories want to be as long as the way from one to the other; let go, they settle. */
export function laidOut(neighbours: readonly (readonly number[])[]): LaidOut {
  const ways = neighbours.map((_, here) => waysFrom(here, neighbours));
  let places = firstGuess(ways);
  for (let step = 0; step < STEPS; step++)
    places = places.map((_, here) => pulled(here, places, ways[here] ?? []));
  places = filling(places);
  for (let step = 0; step < STEPS; step++) places = pushedApart(places);
  places = filling(places);
  return { height: HEIGHT, places, outlines: circles(places) };
}

/** How many borders lie between a territory and each other one, at least. */
function waysFrom(start: number, neighbours: readonly (readonly number[])[]): number[] {
  const ways = neighbours.map(() => Infinity);
  ways[start] = 0;
  const waiting = [start];
  for (const here of waiting) {
    for (const there of neighbours[here] ?? []) {
      if (ways[there] === Infinity) {
        ways[there] = (ways[here] ?? 0) + 1;
        waiting.push(there);
      }
    }
  }
  return ways;
}

/** By the way from two territories far apart, and from two more that are far from both. */
function firstGuess(ways: readonly number[][]): Point[] {
  const farthest = (from: number[]): number => from.indexOf(Math.max(...from.filter(Number.isFinite)));
  const west = farthest(ways[0] ?? []);
  const east = farthest(ways[west] ?? []);
  const across = (here: number): number => (ways[west]?.[here] ?? 0) - (ways[east]?.[here] ?? 0);
  const off = ways.map(
    (_, here) => Math.min(ways[west]?.[here] ?? 0, ways[east]?.[here] ?? 0) - Math.abs(across(here)),
  );
  const north = farthest(off);
  const south = farthest(ways[north] ?? []);
  const down = (here: number): number => (ways[north]?.[here] ?? 0) - (ways[south]?.[here] ?? 0);
  // A little off, so that no two lie in one spot.
  const guess = ways.map((_, here): Point => [across(here) + (here % 7) / 20, down(here) + (here % 5) / 20]);
  const [x, y] = guess[0] ?? [0, 0];
  // Territory 0 is always at the upper left.
  return guess.map(([px, py]) => [x > 0 ? -px : px, y > 0 ? -py : py]);
}

function pulled(here: number, places: readonly Point[], ways: readonly number[]): Point {
  const [x, y] = places[here] ?? [0, 0];
  let [sumX, sumY, sum] = [0, 0, 0];
  places.forEach(([px, py], there) => {
    const way = ways[there] ?? 1;
    if (there === here || !Number.isFinite(way)) return;
    const pull = 1 / (way * way);
    const wanted = way / Math.max(Math.hypot(x - px, y - py), 1e-9);
    sumX += pull * (px + wanted * (x - px));
    sumY += pull * (py + wanted * (y - py));
    sum += pull;
  });
  return sum ? [sumX / sum, sumY / sum] : [x, y];
}

/** Stretched to fill the sheet. */
function filling(places: readonly Point[]): Point[] {
  const stretched = (values: number[], room: number): number[] => {
    const low = Math.min(...values);
    const span = Math.max(Math.max(...values) - low, 1e-9);
    return values.map((value) => MARGIN + ((value - low) / span) * (room - 2 * MARGIN));
  };
  const xs = stretched(
    places.map(([x]) => x),
    WIDTH,
  );
  const ys = stretched(
    places.map(([, y]) => y),
    HEIGHT,
  );
  return xs.map((x, here) => [x, ys[here] ?? 0]);
}

/** One small step away from whatever is too near. */
function pushedApart(places: readonly Point[]): Point[] {
  const clipped = (value: number, most: number): number => Math.min(Math.max(value, MARGIN), most - MARGIN);
  return places.map(([x, y], here) => {
    let [dx, dy] = [0, 0];
    places.forEach(([px, py], there) => {
      const gap = Math.hypot(x - px, y - py);
      if (there === here || gap >= ROOM) return;
      dx += ((x - px) * (ROOM - gap)) / Math.max(gap, 1e-9);
      dy += ((y - py) * (ROOM - gap)) / Math.max(gap, 1e-9);
    });
    return [clipped(x + dx / 10, WIDTH), clipped(y + dy / 10, HEIGHT)];
  });
}

/** Equal circles that do not touch. */
function circles(places: readonly Point[]): Line[] {
  let nearest = Infinity;
  places.forEach((one, here) => {
    for (const other of places.slice(here + 1)) nearest = Math.min(nearest, distanceBetween(one, other));
  });
  const radius = Math.min(46, 0.47 * nearest);
  const turns = Array.from({ length: CORNERS }, (_, corner) => (2 * Math.PI * corner) / CORNERS);
  return places.map(([x, y]) =>
    turns.map((turn): Point => [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]),
  );
}
