// What genesis shows and how its moves are written: made by tools/make_game_types.py from
// src/pangea/games/genesis. Change it there, and run it again.

import type { Scene } from '../../wire/scenes';
import { parserOf } from '../moves';

export type View = {
  /** how many play */
  readonly players: number;
  /** the seat whose turn it is */
  readonly turn: number;
  /** how it ended, once it has */
  readonly ending: 'playing' | 'no-room' | 'no-tiles';
  /** the faces rolled, the smaller number first; none before the roll */
  readonly dice: readonly ('forest' | 'savanna' | 'mountain' | 'swamp' | 'wild' | null)[];
  /** after a first tile: the terrains that a second one may be */
  readonly second: readonly number[];
  /** the topmost row where a free space has two free neighbours; 10 if none has */
  readonly room: number;
  /** stock[seat, terrain]: tiles not yet placed */
  readonly stock: readonly (readonly number[])[];
  /** free[row]: the columns of its spaces in play without a tile */
  readonly free: readonly (readonly number[])[];
  /** land[terrain, row]: the columns where its tiles lie */
  readonly land: readonly (readonly (readonly number[])[])[];
  /** kin[seat, row]: the columns where its species lives */
  readonly kin: readonly (readonly (readonly number[])[])[];
  /** points[seat], once the game is over */
  readonly points: readonly number[];
  /** species[seat]: the species it plays */
  readonly species: readonly ('reptiles' | 'dinosaurs' | 'mammals' | 'humans')[];
};

export type Facts = {
  /** how many columns are in play, from the left (G2.1) */
  readonly columns: number;
  /** terrain[space]: of the tile that lies there */
  readonly terrain: readonly ('forest' | 'savanna' | 'mountain' | 'swamp' | null)[];
  /** seat[space]: whose tile lies there */
  readonly seat: readonly (number | null)[];
  /** the terrains that would be a single tile: as a first one it ends the turn (G3.4) */
  readonly closing: readonly number[];
  /** points[seat], as if the game ended now */
  readonly points: readonly number[];
  /** how many areas count (G5.1), numbered in the order of the score */
  readonly areas: number;
  /** area[space]: the number of the area it belongs to */
  readonly area: readonly (number | null)[];
  /** herd[space]: the number of its herd, area by area (G5.2) */
  readonly herd: readonly (number | null)[];
  /** area_factor[area]: how often it counts (G7) */
  readonly area_factor: readonly number[];
  /** area_points[area, seat]: what it would give now (G6) */
  readonly area_points: readonly (readonly number[])[];
};

export type Move =
  | { kind: 'terrain'; terrain: 'forest' | 'savanna' | 'mountain' | 'swamp'; space: string }
  | { kind: 'stop' }
  | { kind: 'roll'; one: 'forest' | 'savanna' | 'mountain' | 'swamp' | 'wild'; other: 'forest' | 'savanna' | 'mountain' | 'swamp' | 'wild' };

export const viewOf = (scene: Pick<Scene, 'view'>) => scene.view as View;

export const factsOf = (scene: Pick<Scene, 'facts'>) => scene.facts as Facts;

export const parseMove = parserOf<Move>([
  {"kind": "terrain", "form": "{terrain} {space}", "parts": {"terrain": {"kind": "name", "prefix": "", "names": ["forest", "savanna", "mountain", "swamp"]}, "space": {"kind": "name", "prefix": "", "names": ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "m1", "n1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "m2", "n2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "m3", "n3", "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4", "m4", "n4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "i5", "j5", "k5", "l5", "m5", "n5", "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6", "i6", "j6", "k6", "l6", "m6", "n6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7", "j7", "k7", "l7", "m7", "n7", "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "i8", "j8", "k8", "l8", "m8", "n8", "a9", "b9", "c9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9", "l9", "m9", "n9", "a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10", "i10", "j10", "k10", "l10", "m10", "n10"]}}},
  {"kind": "stop", "form": "stop", "parts": {}},
  {"kind": "roll", "form": "roll {one} {other}", "parts": {"one": {"kind": "name", "prefix": "", "names": ["forest", "savanna", "mountain", "swamp", "wild"]}, "other": {"kind": "name", "prefix": "", "names": ["forest", "savanna", "mountain", "swamp", "wild"]}}},
]);
