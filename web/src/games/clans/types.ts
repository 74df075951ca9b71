// What clans shows and how its moves are written: made by tools/make_game_types.py from
// src/pangea/games/clans. Change it there, and run it again.

import type { BoardShown, Scene } from '../../wire/scenes';
import { parserOf } from '../moves';

export type View = {
  /** how many play */
  readonly players: number;
  /** the seat whose turn it is */
  readonly turn: number;
  /** how the game ended, if it did */
  readonly ending: 'playing' | 'twelfth' | 'stuck';
  /** huts laid out and clan cards dealt so far, in the set-up */
  readonly dealt: number;
  /** laid[region]: the clans that have their hut there */
  readonly laid: readonly (readonly number[])[];
  /** clan[seat]: the secret card */
  readonly clan: readonly (number | null)[];
  /** huts[territory, clan] */
  readonly huts: readonly (readonly number[])[];
  /** group[territory]: its huts, of all clans */
  readonly group: readonly number[];
  /** the territories with huts on them */
  readonly settled: readonly number[];
  /** new villages that the mover has yet to found, in turn */
  readonly founding: readonly number[];
  /** villages founded so far */
  readonly villages: number;
  /** points[clan] */
  readonly points: readonly number[];
  /** tokens[seat]: bonus tokens taken */
  readonly tokens: readonly number[];
  /** the territory of each village; none if founded before a position */
  readonly village_place: readonly (number | null)[];
  /** who founded it */
  readonly village_seat: readonly number[];
  /** its huts, after strife */
  readonly village_huts: readonly number[];
  /** its value in points */
  readonly village_value: readonly number[];
  /** the clans that lived there, after strife */
  readonly village_clans: readonly (readonly number[])[];
  /** the clans that strife drove out of it */
  readonly village_lost: readonly (readonly number[])[];
};

export type Facts = {
  /** standing[territory]: what has become of it; gone is a village without huts */
  readonly standing: readonly ('open' | 'village' | 'new' | 'gone')[];
  /** the territories with too many huts to move (C3.2) */
  readonly heavy: readonly number[];
  /** epoch_left[epoch]: villages yet to come in it */
  readonly epoch_left: readonly number[];
  /** epoch_time[epoch]: is it over? */
  readonly epoch_time: readonly ('past' | 'now' | 'next' | 'later')[];
};

export type Printed = {
  readonly clans: readonly string[];
  readonly terrains: readonly string[];
  readonly epochs: readonly ({
    readonly villages: number;
    readonly favourable: readonly string[];
    readonly hostile: readonly string[];
    readonly bonus: number;
  })[];
};

export type Move =
  | { kind: 'move'; source: number; target: number }
  | { kind: 'village'; territory: number }
  | { kind: 'hut'; territory: number; clan: 'red' | 'blue' | 'green' | 'yellow' | 'black' }
  | { kind: 'clan'; seat: number; clan: 'red' | 'blue' | 'green' | 'yellow' | 'black' };

export const viewOf = (scene: Pick<Scene, 'view'>) => scene.view as View;

export const factsOf = (scene: Pick<Scene, 'facts'>) => scene.facts as Facts;

export const printedOn = (board: Pick<BoardShown, 'book'>) => board.book.printed as Printed;

export const parseMove = parserOf<Move>([
  {"kind": "move", "form": "move {source}>{target}", "parts": {"source": {"kind": "label", "prefix": "", "names": []}, "target": {"kind": "label", "prefix": "", "names": []}}},
  {"kind": "village", "form": "village {territory}", "parts": {"territory": {"kind": "label", "prefix": "", "names": []}}},
  {"kind": "hut", "form": "hut {territory} {clan}", "parts": {"territory": {"kind": "label", "prefix": "", "names": []}, "clan": {"kind": "name", "prefix": "", "names": ["red", "blue", "green", "yellow", "black"]}}},
  {"kind": "clan", "form": "clan {seat} {clan}", "parts": {"seat": {"kind": "label", "prefix": "", "names": []}, "clan": {"kind": "name", "prefix": "", "names": ["red", "blue", "green", "yellow", "black"]}}},
]);
