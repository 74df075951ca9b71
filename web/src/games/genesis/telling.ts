/** Genesis in words: spaces, tiles, dice and moves for those who hear the board, and for lists. */

import { standingSaid, standingsOf } from '../../pieces/standing';
import { listed, say, sideBySide, t } from '../../words/words.svelte';
import type { Line, Said, TellProps, TextRow } from '../contract';
import { TERRAINS } from './art';
import { COLUMNS, nameOf, neighboursOf, ROWS, rowOf } from './layout';
import { isUsed, placingOf, printedOn, stockOf, tilesOf, type Printed, type Tile } from './reading';
import { factsOf, viewOf, type Facts, type View } from './types';

export function speciesInWords(view: View, seat: number): string {
  return t(`genesis-species-${view.species[seat]!}`);
}

export function diceInWords(view: View): string {
  const faces = view.dice.filter((face) => face !== null);
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
  const [view, facts] = [viewOf(scene), factsOf(scene)];
  const standings = standingsOf(scene, board);
  const people = seats.map(({ seat, name }) => ({
    label: t('genesis-web-seat', { name, species: speciesInWords(view, seat) }),
    value: t('genesis-web-seat-has', {
      tiles: stockInWords(view, seat),
      standing: standings[seat] ? say(standingSaid(standings[seat])) : '',
    }),
  }));
  return [
    { label: t('genesis-label-dice'), value: diceInWords(view) },
    ...people,
    ...rowsInWords(view, facts, printedOn(board.content)),
  ];
}

function rowsInWords(view: View, facts: Facts, printed: Printed): TextRow[] {
  const tiles = new Map(tilesOf(facts).map((tile) => [tile.space, tile]));
  return Array.from({ length: ROWS }, (_, row) => {
    const taken = printed.grounds
      .map((_ground, space) => space)
      .filter((space) => rowOf(space) === row)
      .map((space) => ({ space, what: spaceInWords(view, facts, printed, tiles.get(space), space) }))
      .filter(({ what }) => what !== '')
      .map(({ space, what }) => `${nameOf(space)} ${what}`);
    const all = taken.length > 0 ? sideBySide(taken) : t('genesis-label-free');
    return { label: t('genesis-label-row', { row: String(row + 1) }), value: all };
  });
}

/** What is on a space; empty where it is free. */
function spaceInWords(
  view: View,
  facts: Facts,
  printed: Printed,
  tile: Tile | undefined,
  space: number,
): string {
  if (tile) {
    const terrain = t(`genesis-terrain-${tile.terrain}`);
    return t('genesis-label-tile', { terrain, species: speciesInWords(view, tile.seat) });
  }
  const ground = printed.grounds[space] ?? 'free';
  if (ground !== 'free') return t(`genesis-label-${ground}`);
  // Said once for the row: its first space beyond the river.
  const isFirstUnused = !isUsed(facts, space) && space % COLUMNS === facts.columns;
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

/** A space by its name and what lies beside it: nobody should have to find it by the name alone. */
export function spotSaid(facts: Facts, printed: Printed, space: number): Said | string {
  const beside = [...new Set(neighboursOf(space).map((other) => thingOn(facts, printed, other)))].filter(
    Boolean,
  );
  if (beside.length === 0) return nameOf(space);
  const things = beside.map((say): Said => ({ say, about: {} }));
  return { say: 'genesis-web-spot', about: { space: nameOf(space), beside: things } };
}

/** The message for the terrain, volcano or tar pit on a space; empty where there is nothing. */
function thingOn(facts: Facts, printed: Printed, space: number): string {
  const terrain = facts.terrain[space] ?? null;
  if (terrain !== null) return `genesis-terrain-${terrain}`;
  const ground = printed.grounds[space] ?? 'free';
  return ground === 'free' ? '' : `genesis-label-${ground}`;
}

export function label(move: string, { scene, board }: TellProps): Said | string {
  if (move === 'stop') return { say: 'genesis-web-stop', about: {} };
  const placing = placingOf(move);
  if (!placing) return move;
  const terrain: Said = { say: `genesis-terrain-${placing.terrain}`, about: {} };
  const space = spotSaid(factsOf(scene), printedOn(board.content), placing.space);
  return { say: 'genesis-web-tile', about: { terrain, space } };
}

/** An area counts for its terrain. */
export function kindOf({ words: { about } }: Line): Said {
  return (about.terrain as Said | undefined) ?? { say: 'result-before', about: {} };
}

/** An area and how often it counts; the lines about ties for the largest give nothing. */
export function brief({ words: { about } }: Line): Said | null {
  const { space, terrain, tiles, times } = about;
  return times === undefined
    ? null
    : { say: 'genesis-web-area-counts', about: { space, terrain, tiles, times } };
}
