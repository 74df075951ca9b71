/** Genesis in words: spaces, tiles, dice and moves for those who hear the board, and for lists. */

import { listed, t } from '../../words/words.svelte';
import type { Said, TellProps, TextRow } from '../contract';
import { COLUMNS, nameOf, ROWS, rowOf } from './layout';
import {
  facesOf,
  isUsed,
  placingOf,
  printedOn,
  SPECIES,
  stockOf,
  TERRAINS,
  tilesOf,
  viewOf,
  type Printed,
  type Tile,
  type View,
} from './reading';

export function speciesInWords(seat: number): string {
  return t(`genesis-species-${SPECIES[seat] ?? 'humans'}`);
}

export function diceInWords(view: View): string {
  const faces = facesOf(view).filter((face) => face !== null);
  if (faces.length === 0) return t('genesis-label-not-rolled');
  return faces.map((face) => t(`genesis-face-${face}`)).join(', ');
}

export function stockInWords(view: View, seat: number): string {
  return TERRAINS.map((terrain) =>
    t('genesis-web-stock-of', {
      terrain: t(`genesis-terrain-${terrain}`),
      count: stockOf(view, seat, terrain),
    }),
  ).join(', ');
}

/** The whole table as text: the dice, the seats, the areas, and the board row by row. */
export function tell({ scene, board, seats }: TellProps): TextRow[] {
  const [view, printed] = [viewOf(scene), printedOn(board.content)];
  const people = seats.map(({ seat, name }) => ({
    label: t('genesis-web-seat', { name, species: speciesInWords(seat) }),
    value: t('genesis-web-seat-has', { tiles: stockInWords(view, seat), points: scene.points[seat] ?? 0 }),
  }));
  return [
    { label: t('genesis-label-dice'), value: diceInWords(view) },
    ...people,
    ...rowsInWords(view, printed),
  ];
}

function rowsInWords(view: View, printed: Printed): TextRow[] {
  const tiles = new Map(tilesOf(view).map((tile) => [tile.space, tile]));
  return Array.from({ length: ROWS }, (_, row) => {
    const taken = printed.grounds
      .map((_ground, space) => space)
      .filter((space) => rowOf(space) === row)
      .map((space) => ({ space, what: spaceInWords(view, printed, tiles.get(space), space) }))
      .filter(({ what }) => what !== '')
      .map(({ space, what }) => `${nameOf(space)} ${what}`);
    const all = taken.length > 0 ? taken.join('; ') : t('genesis-label-free');
    return { label: t('genesis-label-row', { row: String(row + 1) }), value: all };
  });
}

/** What is on a space; empty where it is free. */
function spaceInWords(view: View, printed: Printed, tile: Tile | undefined, space: number): string {
  if (tile) {
    const terrain = t(`genesis-terrain-${tile.terrain}`);
    return t('genesis-label-tile', { terrain, species: speciesInWords(tile.seat) });
  }
  const ground = printed.grounds[space] ?? 'free';
  if (ground !== 'free') return t(`genesis-label-${ground}`);
  // Said once for the row: its first space beyond the river.
  const isFirstUnused = !isUsed(view, printed, space) && space % COLUMNS === printed.river;
  return isFirstUnused ? t('genesis-label-unused') : '';
}

/** The points of an area by name, those who get some. */
export function sharesInWords(points: readonly number[], names: readonly string[]): string {
  const shares = points
    .map((count, seat) => ({ count, name: names[seat] ?? '' }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => t('genesis-web-share', { name, count }));
  return shares.length > 0 ? listed(shares) : t('genesis-share-none');
}

export function label(move: string, _props: TellProps): Said | string {
  if (move === 'stop') return { say: 'genesis-web-stop', about: {} };
  const placing = placingOf(move);
  if (!placing) return move;
  const terrain: Said = { say: `genesis-terrain-${placing.terrain}`, about: {} };
  return { say: 'genesis-web-tile', about: { terrain, space: nameOf(placing.space) } };
}
