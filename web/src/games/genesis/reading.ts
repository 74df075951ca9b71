/** What a scene of Genesis says: tiles, dice, stocks, the choices it offers, areas and what just happened. */

import type { Line, LogLine, Said, Scene } from '../../wire/types';
import { COLUMNS, partsOf, ROWS, spaceAt, spaceNamed } from './layout';

export const TERRAINS = ['forest', 'savanna', 'mountain', 'swamp'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** The faces of a die: the terrains, and wild. */
export const FACES = [...TERRAINS, 'wild'] as const;
export type Face = (typeof FACES)[number];
export const SPECIES = ['reptiles', 'dinosaurs', 'mammals', 'humans'] as const;
export type Species = (typeof SPECIES)[number];

/** Sets of spaces are a number for each row: column 0 is bit 0. */
export interface View {
  readonly players: number;
  readonly turn: number;
  readonly ending: number;
  readonly dice: readonly number[];
  readonly second: number;
  readonly stock: readonly (readonly number[])[];
  readonly free: readonly number[];
  /** land[terrain][row] */
  readonly land: readonly (readonly number[])[];
  /** kin[seat][row] */
  readonly kin: readonly (readonly number[])[];
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

function has(bits: number | undefined, place: number): boolean {
  return (((bits ?? 0) >> place) & 1) === 1;
}

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
export function isUsed(view: View, printed: Printed, space: number): boolean {
  return view.players > 2 || space % COLUMNS < printed.river;
}

export interface Tile {
  readonly space: number;
  readonly terrain: Terrain;
  readonly seat: number;
}

/** All tiles on the board, row by row. */
export function tilesOf(view: View): Tile[] {
  const tiles: Tile[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const terrain = TERRAINS.find((_, number) => has(view.land[number]?.[row], column));
      const seat = view.kin.findIndex((rows) => has(rows[row], column));
      if (terrain && seat >= 0) tiles.push({ space: spaceAt(row, column), terrain, seat });
    }
  }
  return tiles;
}

/** What the dice show; null before the roll. */
export function facesOf(view: View): (Face | null)[] {
  return view.dice.map((die) => FACES[die] ?? null);
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
  const [word, name, ...rest] = move.split(' ');
  const terrain = TERRAINS.find((one) => one === word);
  const space = spaceNamed(name ?? '');
  return terrain && space !== null && rest.length === 0 ? { terrain, space } : null;
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

// Areas, from the lines of the score

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

/** The areas that count now, with what they would score. */
export function areasOf(scene: Scene): Area[] {
  const tiles = tilesOf(viewOf(scene));
  return scene.lines.flatMap((line) => {
    const area = areaOf(line);
    return area ? [{ ...area, herds: herdsIn(area.spaces, tiles) }] : [];
  });
}

/** The area that a line speaks of; null for a line about ties. */
function areaOf({ words, points, place }: Line): Omit<Area, 'herds'> | null {
  const terrain = TERRAINS.find((one) => nameIn(words.about.terrain) === `genesis-terrain-${one}`);
  const factor = Number(nameIn(words.about.times).replace('genesis-factor-', ''));
  if (!terrain || !factor) return null;
  return { terrain, factor, spaces: place, points: points.map((one) => one ?? 0) };
}

function nameIn(said: unknown): string {
  return (said as Said | undefined)?.say ?? '';
}

/** The largest first. */
function herdsIn(area: readonly number[], tiles: readonly Tile[]): Herd[] {
  const seats = new Map(tiles.map(({ space, seat }) => [space, seat]));
  const herds = [...new Set(area.map((space) => seats.get(space) ?? -1))].flatMap((seat) =>
    partsOf(area.filter((space) => seats.get(space) === seat)).map((spaces) => ({ seat, spaces })),
  );
  return herds.sort((one, other) => other.spaces.length - one.spaces.length);
}

// What has just happened

export function placingsIn(news: readonly LogLine[]): Placing[] {
  return news.map(({ move }) => placingOf(move)).filter((placing) => placing !== null);
}

export function wasRolled(news: readonly LogLine[]): boolean {
  return news.some(({ move }) => move.startsWith('roll '));
}
