/** The grid of Genesis: where spaces lie, what they are called, and the outlines of areas and herds. */

import art from '../../../../src/pangea/games/genesis/art.json';

export const COLUMNS = 14;
export const ROWS = 10;
/** The side of a space. */
export const CELL = art.cell;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;

const COLUMN_NAMES = 'abcdefghijklmn';

export type Point = readonly [number, number];

export function spaceAt(row: number, column: number): number {
  return row * COLUMNS + column;
}

export function rowOf(space: number): number {
  return Math.floor(space / COLUMNS);
}

export function columnOf(space: number): number {
  return space % COLUMNS;
}

/** Its name: a column from a to n, a row from 1 at the top. */
export function nameOf(space: number): string {
  return `${COLUMN_NAMES[columnOf(space)] ?? ''}${rowOf(space) + 1}`;
}

/** The space of a name; null if there is none. */
export function spaceNamed(name: string): number | null {
  const found = /^([a-n])([1-9]|10)$/.exec(name);
  return found ? spaceAt(Number(found[2]) - 1, COLUMN_NAMES.indexOf(found[1] ?? '')) : null;
}

/** The spaces side by side with one. */
export function neighboursOf(space: number): number[] {
  const [row, column] = [rowOf(space), columnOf(space)];
  const around = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ] as const;
  return around
    .filter(([there, across]) => there >= 0 && there < ROWS && across >= 0 && across < COLUMNS)
    .map(([there, across]) => spaceAt(there, across));
}

export function columnName(column: number): string {
  return COLUMN_NAMES[column] ?? '';
}

export function middleOf(space: number): Point {
  return [(columnOf(space) + 0.5) * CELL, (rowOf(space) + 0.5) * CELL];
}

/** The one of some spaces that lies nearest to their middle. */
export function heartOf(spaces: readonly number[]): number {
  const middles = spaces.map(middleOf);
  const x = middles.reduce((sum, [px]) => sum + px, 0) / Math.max(1, middles.length);
  const y = middles.reduce((sum, [, py]) => sum + py, 0) / Math.max(1, middles.length);
  const far = (space: number): number => Math.hypot(middleOf(space)[0] - x, middleOf(space)[1] - y);
  return spaces.reduce((best, space) => (far(space) < far(best) ? space : best), spaces[0] ?? 0);
}

// Outlines

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The outline of a set of spaces as a path, drawn this far inside their edges. */
export function outlineOf(spaces: readonly number[], inset: number): string {
  return loopsOf(spaces)
    .map((loop) => `M${loop.map((corner, place) => shrunk(loop, corner, place, inset).join(' ')).join('L')}z`)
    .join('');
}

/** The rings of corners around a set of spaces, each with the spaces on its right. */
export function loopsOf(spaces: readonly number[]): Point[][] {
  const sides = sidesOf(spaces);
  const loops: Point[][] = [];
  while (sides.length > 0) {
    const loop: Side[] = [sides.pop() as Side];
    for (let next = after(loop, sides); next >= 0; next = after(loop, sides))
      loop.push(...sides.splice(next, 1));
    loops.push(corners(loop));
  }
  return loops;
}

/** The sides of the spaces that have nothing of the set beyond them, clockwise. */
function sidesOf(spaces: readonly number[]): Side[] {
  const members = new Set(spaces);
  return spaces.flatMap((space) => {
    const [row, column] = [rowOf(space), columnOf(space)];
    const [top, left, bottom, right] = [row * CELL, column * CELL, (row + 1) * CELL, (column + 1) * CELL];
    const has = (r: number, c: number): boolean =>
      r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && members.has(spaceAt(r, c));
    const sides: Side[] = [];
    if (!has(row - 1, column)) sides.push({ from: [left, top], to: [right, top] });
    if (!has(row, column + 1)) sides.push({ from: [right, top], to: [right, bottom] });
    if (!has(row + 1, column)) sides.push({ from: [right, bottom], to: [left, bottom] });
    if (!has(row, column - 1)) sides.push({ from: [left, bottom], to: [left, top] });
    return sides;
  });
}

/** The side that goes on from the end of a loop; where two do, the one that turns right, to stay with its space. */
function after(loop: readonly Side[], sides: readonly Side[]): number {
  const last = loop.at(-1);
  if (!last) return -1;
  const going = directionOf(last);
  let best = -1;
  sides.forEach((side, number) => {
    if (side.from[0] !== last.to[0] || side.from[1] !== last.to[1]) return;
    const turned = directionOf(side);
    const isRight = turned[0] === -going[1] && turned[1] === going[0];
    if (best < 0 || isRight) best = number;
  });
  return best;
}

function directionOf({ from, to }: Side): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

/** Where a loop turns. */
function corners(loop: readonly Side[]): Point[] {
  return loop
    .filter((side, place) => {
      const [before, now] = [directionOf(loop.at(place - 1) ?? side), directionOf(side)];
      return before[0] !== now[0] || before[1] !== now[1];
    })
    .map(({ from }) => from);
}

/** A corner moved inwards: to the right of the way before it and of the way after it. */
function shrunk(loop: readonly Point[], corner: Point, place: number, inset: number): Point {
  const [before, next] = [loop.at(place - 1) ?? corner, loop[(place + 1) % loop.length] ?? corner];
  const one = directionOf({ from: before, to: corner });
  const other = directionOf({ from: corner, to: next });
  return [corner[0] - inset * (one[1] + other[1]), corner[1] + inset * (one[0] + other[0])];
}
