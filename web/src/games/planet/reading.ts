/** What a scene of Planet says: planets, tiles and animals as they are drawn. */

import art from '../../../../src/pangea/games/planet/art.json';
import type { Said } from '../../wire/types';
import { EDGES } from './layout';
import { parseMove, type Facts, type Printed, type View } from './types';

/** Of each portion its habitat, or null where the face is bare. */
export type Cover = View['cover'][number];
export type Habitat = NonNullable<Cover[number]>;
export const HABITATS = art.habitats as Habitat[];

export interface Liking {
  name: string;
  habitat: Habitat;
  kind: 'most' | 'touching' | 'apart';
  other?: Habitat;
}

export interface Content {
  tiles: string[];
  animals: Liking[];
  habitats: Record<Habitat, [portions: number, points: number][]>;
}

export function contentOf(content: unknown): Content {
  return content as Content;
}

// Planets

export function isBare(cover: Cover, face: number): boolean {
  return cover[face * EDGES] === null;
}

/** The habitats of a tile, clockwise. */
export function tileHabitats(letters: string): Habitat[] {
  return [...letters].map((letter) => HABITATS[art.letters.indexOf(letter)]!);
}

/** A tile as it lies on a face: with turn t its letter j lies at portion j + t. */
export function lying(letters: string, turn: number): Habitat[] {
  const habitats = tileHabitats(letters);
  return habitats.map((_, portion) => habitats[(portion - turn + EDGES) % EDGES]!);
}

/** A planet as it would look with one more tile. */
export function covered(cover: Cover, face: number, habitats: readonly Habitat[]): Cover {
  return cover.map((old, portion) =>
    Math.floor(portion / EDGES) === face ? habitats[portion % EDGES]! : old,
  );
}

/** How a planet stands with one habitat. */
export interface Holding {
  habitat: Habitat;
  portions: number;
  regions: number;
  largest: number;
}

export function holdingsOf(facts: Facts, seat: number): Holding[] {
  return HABITATS.map((habitat, number) => ({
    habitat,
    portions: facts.portions[seat]![number]!,
    regions: facts.regions[seat]![number]!,
    largest: facts.largest[seat]![number]!,
  }));
}

/** How far a habitat card is: points now, and how many portions are missing for the next step. */
export interface Progress {
  portions: number;
  points: number;
  missing: number | null;
}

export function progressOf(facts: Facts, seat: number, habitat: Habitat): Progress {
  return {
    portions: facts.portions[seat]![HABITATS.indexOf(habitat)]!,
    points: facts.card_points[seat] ?? 0,
    missing: facts.card_missing[seat] ?? null,
  };
}

// Tiles

function there(tiles: readonly (number | null)[]): number[] {
  return tiles.filter((tile) => tile !== null);
}

export function openTiles(view: View): number[] {
  return there(view.open_tiles);
}

/** The tiles that wait for the last rounds, by round. */
export function laterTiles(view: View, printed: Printed): { round: number; tiles: number[] }[] {
  return view.leftover
    .map((tiles, pile) => ({ round: printed.leftover_rounds[pile]!, tiles: there(tiles) }))
    .filter((pile) => pile.tiles.length > 0);
}

export interface Placing {
  tile: number;
  face: number;
  turn: number;
}

export function placingOf(move: string | null): Placing | null {
  const read = parseMove(move ?? '');
  return read?.kind === 'tile' ? { tile: read.tile, face: read.face, turn: read.turn } : null;
}

export function moveOf({ tile, face, turn }: Placing): string {
  return `tile ${tile} face ${face} turn ${turn}`;
}

// Animals

/** One of the twenty cards, and how the planets compare for it: now, or when it found a home. */
export interface AnimalCard {
  card: number;
  round: number;
  /** The round that it lay under at first; earlier than `round` if it moved on. */
  from: number;
  liking: Liking | null;
  standing: Facts['standing'][number];
  decided: boolean;
  owner: number | null;
  /** What each seat has for it; empty where nobody can say any more. */
  sizes: number[];
  leader: number | null;
  /** How far the leader is ahead of the next. */
  lead: number;
}

export function animalCards(view: View, facts: Facts, content: Content): AnimalCard[] {
  return facts.standing.map((standing, card) => ({
    card,
    round: facts.due_in[card]!,
    from: facts.column[card]!,
    liking: content.animals[view.animal[card] ?? -1] ?? null,
    standing,
    decided: standing === 'settled' || standing === 'nobody',
    owner: view.owner[card] ?? null,
    sizes: facts.sizes[card]!.filter((size) => size !== null),
    leader: facts.leader[card] ?? null,
    lead: facts.lead[card]!,
  }));
}

/** How many animals found a home with each seat, by what was said of it. */
export function homesIn(said: readonly Said[], players: number): number[] {
  const homes = Array.from({ length: players }, () => 0);
  for (const { say, about } of said)
    if (say.startsWith('planet-given')) homes[(about.seat as { seat: number }).seat]! += 1;
  return homes;
}
