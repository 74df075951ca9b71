/** Where everything lies on the map of Clans: the land, and in each territory the yard for its huts. */

import type { BoardShown } from '../../wire/scenes';
import {
  boxOf,
  boxesMeet,
  distanceBetween,
  distanceToRing,
  isInside,
  type Line,
  type Point,
} from './geometry';

export const WIDTH = 1000;
/** The room that the huts of a territory would like to have. */
const YARD: Point = [80, 54];
/** The room that the number of a territory takes. */
export const NUMBER: Point = [22, 16];
const STEP = 5;

export interface Land {
  readonly height: number;
  readonly terrain: readonly string[];
  readonly region: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  readonly outlines: readonly Line[];
  readonly places: Line;
  readonly lakes: readonly Line[];
  readonly rivers: readonly Line[];
  readonly coast: Line;
  readonly yards: readonly Yard[];
  /** False where circles stand for a map that nobody drew. */
  readonly isMap: boolean;
}

/** Where the huts of a territory stand, and where its number is written. */
export interface Yard {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
  readonly number: Point;
}

interface Content {
  terrain: string[];
  region: number[];
  neighbours: number[][];
}

/** As the service sends it: the board's own, or worked out there. */
interface Drawing {
  width: number;
  height: number;
  outlines: Line[];
  places: Line;
  lakes: Line[];
  rivers: Line[];
  coast: Line;
  /** Circles stand for a map that nobody drew. */
  circles?: boolean;
}

const known = new WeakMap<BoardShown, Land>();

/** The land of a board, worked out once. */
export function landOf(board: BoardShown): Land {
  let land = known.get(board);
  if (!land) {
    land = workedOut(board);
    known.set(board, land);
  }
  return land;
}

function workedOut(board: BoardShown): Land {
  const { terrain, region, neighbours } = board.content as unknown as Content;
  const drawn = board.drawing as unknown as Drawing;
  const scale = WIDTH / Math.max(drawn.width, 1);
  const scaled = (line: Line): Line =>
    scale === 1 ? line : line.map(([x, y]): Point => [x * scale, y * scale]);
  const [outlines, lakes] = [drawn.outlines.map(scaled), drawn.lakes.map(scaled)];
  const places = scaled(drawn.places);
  return {
    terrain,
    region,
    neighbours,
    height: Math.max(drawn.height, 1) * scale,
    outlines,
    places,
    lakes,
    rivers: drawn.rivers.map(scaled),
    coast: scaled(drawn.coast),
    yards: outlines.map((outline, here) => yardOf(outline, places[here] ?? [0, 0], near(outline, lakes))),
    isMap: !drawn.circles,
  };
}

/** Those of the other lines whose boxes touch the box of this one. */
export function near(line: Line, others: readonly Line[]): Line[] {
  const box = boxOf(line);
  return others.filter((other) => other.length > 0 && boxesMeet(box, boxOf(other)));
}

// Where there is room for huts

interface Spot {
  readonly point: Point;
  /** How far it is to the nearest border or shore; 0 outside. */
  readonly room: number;
}

function yardOf(outline: Line, place: Point, shores: readonly Line[]): Yard {
  const rows = spotsIn(outline, shores);
  const { middle, size } = roomiestBox(rows, place);
  const [width, height] = [YARD[0] * size, YARD[1] * size];
  return { middle, width, height, number: numberPlace(rows.flat(), middle, width, height) };
}

function spotsIn(outline: Line, shores: readonly Line[]): Spot[][] {
  // Their points lie closer together than a step: every second one is enough to measure by.
  const rings = [outline, ...shores].map((ring) => ring.filter((_, place) => place % 2 === 0));
  const { left, top, right, bottom } = boxOf(outline);
  const rows: Spot[][] = [];
  for (let y = top; y < bottom; y += STEP) {
    const row: Spot[] = [];
    for (let x = left; x < right; x += STEP) {
      const point: Point = [x, y];
      const isLand = isInside(point, outline) && !shores.some((shore) => isInside(point, shore));
      const room = isLand ? Math.min(...rings.map((ring) => distanceToRing(point, ring))) : 0;
      row.push({ point, room });
    }
    rows.push(row);
  }
  return rows;
}

/** The largest free box shaped like a yard, as near to the place as can be. */
function roomiestBox(rows: readonly Spot[][], place: Point): { middle: Point; size: number } {
  const sums = sumsOf(rows);
  for (let size = 1; size > 0.45; size -= 0.05) {
    const [wide, high] = [Math.round((YARD[0] * size) / STEP), Math.round((YARD[1] * size) / STEP)];
    let middle: Point | undefined;
    for (let row = 0; row + high <= rows.length; row++) {
      for (let column = 0; column + wide <= (rows[0]?.length ?? 0); column++) {
        const free =
          (sums[row + high]?.[column + wide] ?? 0) -
          (sums[row]?.[column + wide] ?? 0) -
          (sums[row + high]?.[column] ?? 0) +
          (sums[row]?.[column] ?? 0);
        if (free < wide * high) continue;
        const [x, y] = rows[row]?.[column]?.point ?? place;
        const here: Point = [x + ((wide - 1) * STEP) / 2, y + ((high - 1) * STEP) / 2];
        if (!middle || distanceBetween(here, place) < distanceBetween(middle, place)) middle = here;
      }
    }
    if (middle) return { middle, size };
  }
  return { middle: place, size: 0.7 };
}

/** sums[row][column] counts the free spots above and to the left. */
function sumsOf(rows: readonly Spot[][]): number[][] {
  const sums: number[][] = [Array.from({ length: (rows[0]?.length ?? 0) + 1 }, () => 0)];
  rows.forEach((row, above) => {
    let inRow = 0;
    const sum = [0];
    row.forEach(({ room }, column) => {
      inRow += room > 3 ? 1 : 0;
      sum.push(inRow + (sums[above]?.[column + 1] ?? 0));
    });
    sums.push(sum);
  });
  return sums;
}

/** Close above the yard or beside it, but away from borders, where it might be taken for a neighbour's. */
function numberPlace(spots: readonly Spot[], middle: Point, width: number, height: number): Point {
  const wish: Point = [middle[0] - width / 8, middle[1] - height / 2 - 9];
  let [best, least] = [wish, Infinity];
  for (const { point, room } of spots) {
    if (room === 0) continue;
    const off = Math.max(
      Math.abs(point[0] - middle[0]) - (width + NUMBER[0]) / 2,
      Math.abs(point[1] - middle[1]) - (height + NUMBER[1]) / 2,
    );
    const cost = distanceBetween(point, wish) + 3 * Math.max(0, 4 - off) + 8 * Math.max(0, 13 - room);
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
