/** How the huts of a territory stand together: in rows, as large as its yard allows. */

import type { Yard } from './layout';

const LARGEST = 36;
/** Smaller than this, huts are drawn one for each clan, with their number beside it. */
const SMALLEST = 22;
/** More huts of one clan than this are drawn as one, with their number beside it. */
const SINGLY = 3;
const NUMBER_ROOM = 0.62;
/** How far apart rows are, in huts. */
const ROW = 0.9;

/** A hut on the map; `count` is written beside it where it stands for several. */
export interface Hut {
  readonly clan: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

export interface Settlement {
  readonly huts: readonly Hut[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly total: number;
}

interface Item {
  readonly clan: number;
  readonly count: number;
}

/** The huts of a territory, by clan, around the middle of its yard. */
export function settlementOf(counts: readonly number[], yard: Yard): Settlement {
  const clans = counts.map((count, clan) => ({ clan, count })).filter(({ count }) => count > 0);
  const singly = clans.flatMap(({ clan, count }) =>
    count <= SINGLY ? Array.from({ length: count }, () => ({ clan, count: 1 })) : [{ clan, count }],
  );
  const spread = rowsOf(singly, yard);
  const { rows, size } = spread.size >= SMALLEST ? spread : rowsOf(clans, yard);
  const height = rows.length ? size * (ROW * (rows.length - 1) + 1) : 0;
  return {
    huts: rows.flatMap((row, number) => placed(row, size, -height / 2 + size * (1 + ROW * number))),
    size,
    width: Math.max(0, ...rows.map((row) => widthOf(row))) * size,
    height,
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** The rows that let the huts be largest. */
function rowsOf(items: readonly Item[], yard: Yard): { rows: Item[][]; size: number } {
  let best: { rows: Item[][]; size: number } = { rows: [], size: 0 };
  for (let count = 1; count <= Math.min(items.length, 3); count++) {
    const tallest = yard.height / (ROW * (count - 1) + 1);
    for (const rows of splits(items, count)) {
      const size = Math.min(LARGEST, tallest, yard.width / Math.max(...rows.map(widthOf)));
      if (size > best.size) best = { rows, size };
    }
  }
  return best;
}

/** Every way to cut a list into this many parts. */
function* splits(items: readonly Item[], parts: number): Generator<Item[][]> {
  if (parts === 1) {
    yield [[...items]];
    return;
  }
  for (let first = 1; first <= items.length - parts + 1; first++) {
    for (const rest of splits(items.slice(first), parts - 1)) yield [items.slice(0, first), ...rest];
  }
}

function widthOf(row: readonly Item[]): number {
  return row.reduce((sum, { count }) => sum + roomFor(count), 0);
}

/** The room for a hut with its number, in huts. */
function roomFor(count: number): number {
  return count === 1 ? 1 : 1 + NUMBER_ROOM * (count < 10 ? 1 : 1.5);
}

function placed(row: readonly Item[], size: number, base: number): Hut[] {
  let left = (-widthOf(row) * size) / 2;
  return row.map(({ clan, count }) => {
    const x = left + size / 2;
    left += roomFor(count) * size;
    return { clan, count, x, y: base };
  });
}
