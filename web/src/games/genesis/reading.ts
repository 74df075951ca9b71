/** What a scene of Genesis says: tiles, stocks, the choices it offers, areas and what just happened. */

import type { LogLine } from '../../wire/scenes';
import { TERRAINS, type Terrain } from './art';
import { COLUMNS, spaceNamed } from './layout';
import type { Since } from '../since';
import { parseMove, type Facts, type View } from './types';

/** The faces of a die: the terrains, and wild. */
export type Face = NonNullable<View['dice'][number]>;

// The board

export type Ground = 'free' | 'volcano' | 'tar-pit';

export interface Printed {
  readonly grounds: readonly Ground[];
  /** How many columns lie left of the river. */
  readonly river: number;
}

const SIGNS: Record<string, Ground> = { '.': 'free', '^': 'volcano', o: 'tar-pit' };

export function printedOn(content: Record<string, unknown>): Printed {
  const { rows, river } = content as unknown as { rows: string[]; river: number };
  return { grounds: rows.flatMap((row) => [...row].map((sign) => SIGNS[sign] ?? 'free')), river };
}

/** With two players only what is left of the river is used. */
export function isUsed(facts: Facts, space: number): boolean {
  return space % COLUMNS < facts.columns;
}

export interface Tile {
  readonly space: number;
  readonly terrain: Terrain;
  readonly seat: number;
}

/** All tiles on the board, row by row. */
export function tilesOf(facts: Facts): Tile[] {
  return facts.terrain.flatMap((terrain, space) => {
    const seat = facts.seat[space] ?? null;
    return terrain === null || seat === null ? [] : [{ space, terrain, seat }];
  });
}

export function stockOf(view: View, seat: number, terrain: Terrain): number {
  return view.stock[seat]?.[TERRAINS.indexOf(terrain)] ?? 0;
}

// The choices

export interface Placing {
  readonly terrain: Terrain;
  readonly space: number;
}

export function placingOf(move: string): Placing | null {
  const read = parseMove(move);
  if (read?.kind !== 'terrain') return null;
  const space = spaceNamed(read.space);
  return space === null ? null : { terrain: read.terrain, space };
}

export interface Choices {
  /** The spaces where a tile of each terrain may go. */
  readonly spaces: ReadonlyMap<Terrain, ReadonlySet<number>>;
  readonly mayStop: boolean;
}

export function choicesOf(moves: readonly string[]): Choices {
  const spaces = new Map<Terrain, Set<number>>();
  for (const move of moves) {
    const placing = placingOf(move);
    if (placing) spaces.set(placing.terrain, (spaces.get(placing.terrain) ?? new Set()).add(placing.space));
  }
  return { spaces, mayStop: moves.includes('stop') };
}

/** The terrains of which a tile may go onto a space, in their usual order. */
export function terrainsFor(choices: Choices, space: number): Terrain[] {
  return TERRAINS.filter((terrain) => choices.spaces.get(terrain)?.has(space));
}

/** Is a terrain what a die shows, or what a wild one may stand for? */
export function isOnDice(view: View, terrain: Terrain): boolean {
  return view.dice.some((face) => face === terrain || face === 'wild');
}

/** Would this as a first tile end the turn? It counts for neither die. */
export function endsTurn(facts: Facts, terrain: Terrain): boolean {
  return facts.closing.includes(TERRAINS.indexOf(terrain));
}

// Areas

export interface Area {
  readonly terrain: Terrain;
  readonly spaces: readonly number[];
  readonly factor: number;
  readonly points: readonly number[];
  readonly herds: readonly Herd[];
}

export interface Herd {
  readonly seat: number;
  readonly spaces: readonly number[];
}

/** The areas that count now, with what they would score, in the order of the score; their herds, the largest first. */
export function areasOf(facts: Facts): Area[] {
  return Array.from({ length: facts.areas }, (_, area) => {
    const tiles = tilesOf(facts).filter(({ space }) => facts.area[space] === area);
    const herds = [...new Set(tiles.map(({ space }) => facts.herd[space] ?? -1))].sort((a, b) => a - b);
    return {
      terrain: tiles[0]!.terrain,
      spaces: tiles.map(({ space }) => space),
      factor: facts.area_factor[area] ?? 1,
      points: facts.area_points[area] ?? [],
      herds: herds.map((herd) => {
        const own = tiles.filter(({ space }) => facts.herd[space] === herd);
        return { seat: own[0]!.seat, spaces: own.map(({ space }) => space) };
      }),
    };
  });
}

// What has just happened

export interface Landing extends Placing, Since {}

/** The tiles to mark, with whose they are. */
export function landingsIn(marks: readonly Since[]): Landing[] {
  return marks.flatMap((mark) => {
    const placing = placingOf(mark.line.move);
    return placing ? [{ ...placing, ...mark }] : [];
  });
}

export function placingsIn(news: readonly LogLine[]): Placing[] {
  return news.map(({ move }) => placingOf(move)).filter((placing) => placing !== null);
}

export function wasRolled(news: readonly LogLine[]): boolean {
  return news.some(({ move }) => parseMove(move)?.kind === 'roll');
}
