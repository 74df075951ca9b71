// What planet shows and how its moves are written: made by tools/make_game_types.py from
// src/pangea/games/planet. Change it there, and run it again.

import type { BoardShown, Scene } from '../../wire/scenes';
import { parserOf } from '../moves';

export type View = {
  /** how many play */
  readonly players: number;
  /** 1 if played without habitat cards */
  readonly beginners: number;
  /** 1 if half of the animals begin face down */
  readonly surprise: number;
  /** what comes next: an animal, a habitat card, a new tile, or a seat places */
  readonly phase: 'animals' | 'habitats' | 'reveal' | 'place';
  /** is it over: after the last round */
  readonly ending: 'playing' | 'twelve';
  /** the round, 1 to 12 */
  readonly round_now: number;
  /** the seat with the first-player marker */
  readonly first: number;
  /** the seat that places the next tile */
  readonly turn: number;
  /** habitat[seat]: the habitat card */
  readonly habitat: readonly ('ocean' | 'forest' | 'desert' | 'mountain' | 'glacier' | null)[];
  /** habitat cards dealt so far */
  readonly dealt: number;
  /** the tiles that nobody has seen yet */
  readonly new_tiles: readonly number[];
  /** how many tiles lie open */
  readonly on_table: number;
  /** the tiles that lie open, in the order they were turned up */
  readonly open_tiles: readonly (number | null)[];
  /** tiles put aside for the rounds 11 and 12 */
  readonly put_aside: number;
  /** leftover[pile]: the tiles of rounds 11 and 12 */
  readonly leftover: readonly (readonly (number | null)[])[];
  /** cover[seat, portion]: its habitat */
  readonly cover: readonly (readonly ('ocean' | 'forest' | 'desert' | 'mountain' | 'glacier' | null)[])[];
  /** bare[seat]: the faces with no tile */
  readonly bare: readonly (readonly number[])[];
  /** head[seat, portion]: the head of its region */
  readonly head: readonly (readonly number[])[];
  /** extent[seat, head]: the region's portions */
  readonly extent: readonly (readonly number[])[];
  /** animals that lie open or did so */
  readonly shown: number;
  /** the animals that nobody has seen yet */
  readonly new_animals: readonly number[];
  /** animal[card] */
  readonly animal: readonly (number | null)[];
  /** the open cards that are not decided yet */
  readonly waiting: readonly number[];
  /** owner[card]: the seat that got the animal */
  readonly owner: readonly (number | null)[];
  /** given_in[card]: the round it was decided in */
  readonly given_in: readonly number[];
  /** suits[card, seat]: how each planet suited it then, its three best regions in one number */
  readonly suits: readonly (readonly number[])[];
};

export type Facts = {
  /** portions[seat, habitat] on a planet */
  readonly portions: readonly (readonly number[])[];
  /** regions[seat, habitat] on a planet */
  readonly regions: readonly (readonly number[])[];
  /** largest[seat, habitat]: region, in portions */
  readonly largest: readonly (readonly number[])[];
  /** animals[seat]: how many it has got */
  readonly animals: readonly number[];
  /** points[seat] so far; none where its card isn't known */
  readonly points: readonly (number | null)[];
  /** card_points[seat]: what its habitat card gives now, if it is known */
  readonly card_points: readonly (number | null)[];
  /** card_missing[seat]: portions to the card's next step, if any */
  readonly card_missing: readonly (number | null)[];
  /** column[card]: the round it lies under at first */
  readonly column: readonly number[];
  /** due_in[card]: the round it is decided in, or was */
  readonly due_in: readonly number[];
  /** standing[card]: who has the animal, or would get it now */
  readonly standing: readonly ('face-down' | 'none' | 'tie' | 'leads' | 'settled' | 'nobody')[];
  /** leader[card]: who has it, or would get it now */
  readonly leader: readonly (number | null)[];
  /** lead[card]: how far the leader is ahead, by the region that would decide */
  readonly lead: readonly number[];
  /** sizes[card, seat]: regions or portions for it, now or when it was decided */
  readonly sizes: readonly (readonly (number | null)[])[];
};

export type Printed = {
  readonly leftover_rounds: readonly number[];
};

export type Move =
  | { kind: 'tile'; tile: number; face: number; turn: number }
  | { kind: 'animal'; round: number; animal: string }
  | { kind: 'habitat'; seat: number; habitat: 'ocean' | 'forest' | 'desert' | 'mountain' | 'glacier' }
  | { kind: 'reveal'; tile: number };

export const viewOf = (scene: Pick<Scene, 'view'>) => scene.view as View;

export const factsOf = (scene: Pick<Scene, 'facts'>) => scene.facts as Facts;

export const printedOn = (board: Pick<BoardShown, 'book'>) => board.book.printed as Printed;

export const parseMove = parserOf<Move>([
  {"kind": "tile", "form": "tile {tile} face {face} turn {turn}", "parts": {"tile": {"kind": "label", "prefix": "", "names": []}, "face": {"kind": "label", "prefix": "", "names": []}, "turn": {"kind": "label", "prefix": "", "names": []}}},
  {"kind": "animal", "form": "animal {round} {animal}", "parts": {"round": {"kind": "label", "prefix": "", "names": []}, "animal": {"kind": "board choice", "prefix": "planet-animal", "names": ["animals"]}}},
  {"kind": "habitat", "form": "habitat {seat} {habitat}", "parts": {"seat": {"kind": "label", "prefix": "", "names": []}, "habitat": {"kind": "name", "prefix": "", "names": ["ocean", "forest", "desert", "mountain", "glacier"]}}},
  {"kind": "reveal", "form": "reveal {tile}", "parts": {"tile": {"kind": "label", "prefix": "", "names": []}}},
]);
