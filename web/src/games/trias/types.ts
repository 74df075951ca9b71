// What trias shows and how its moves are written: made by tools/make_game_types.py from
// src/pangea/games/trias. Change it there, and run it again.

import type { BoardShown, Scene } from '../../wire/scenes';
import { parserOf } from '../moves';

export type View = {
  /** how many play */
  readonly players: number;
  /** the option of T7.3: parts of any continent score, or only of the pole's */
  readonly splits: 'any' | 'pole';
  /** what the next move is about */
  readonly phase: 'laying' | 'dealing' | 'placing' | 'choosing' | 'drawing' | 'lifting' | 'putting' | 'acting' | 'refilling' | 'finished';
  /** the seat whose turn it is */
  readonly turn: number;
  /** hexes laid out so far in the set-up */
  readonly laid: number;
  /** tiles of each kind not laid out */
  readonly unlaid: readonly number[];
  /** pairs of herds placed so far */
  readonly placed: number;
  /** how many tiles there are; number 0 is the South Pole */
  readonly tiles: number;
  /** terrain[tile] */
  readonly terrain: readonly ('mountain' | 'steppe' | 'forest' | 'pole')[];
  /** place[tile]: its hex; of a lifted tile, the one it left */
  readonly place: readonly number[];
  /** beside[tile, side]: the tile there */
  readonly beside: readonly (readonly (number | null)[])[];
  /** coast[tile]: its sides on the outer sea */
  readonly coast: readonly (readonly number[])[];
  /** continent[tile]: its continent's lowest tile */
  readonly continent: readonly number[];
  /** the tile in somebody's fingers */
  readonly lifted: number | null;
  /** the other tiles of the continent it was lifted from */
  readonly left: readonly number[];
  /** herds[tile, seat] */
  readonly herds: readonly (readonly number[])[];
  /** crowd[tile]: its herds, of all seats */
  readonly crowd: readonly number[];
  /** spent[tile]: herds of the seat to move that can't breed */
  readonly spent: readonly number[];
  /** settled[seat]: the tiles with its herds */
  readonly settled: readonly (readonly number[])[];
  /** hexes with swimmers */
  readonly swims: number;
  /** these hexes, ascending */
  readonly swim_place: readonly number[];
  /** swimmers[number of the hex, seat] */
  readonly swimmers: readonly (readonly number[])[];
  /** reserve[seat]: herds off the board */
  readonly reserve: readonly number[];
  /** action points left in this turn */
  readonly action_points: number;
  /** swimmers that the rescue under way can still fetch */
  readonly rescues: number;
  /** the terrain that must drift */
  readonly card: 'mountain' | 'steppe' | 'forest' | null;
  /** hand[seat]: its card */
  readonly hand: readonly ('mountain' | 'steppe' | 'forest' | 'meteorite' | null)[];
  /** back[seat]: the number on the back of its card, or 0 */
  readonly back: readonly number[];
  /** played[part, kind]: cards out of the game */
  readonly played: readonly (readonly number[])[];
  /** turns left once the meteorite has come */
  readonly last_turns: number;
  /** points[seat]: from scorings on the way */
  readonly points: readonly number[];
  /** scorings on the way so far */
  readonly scorings: number;
  /** the hex where the tile was put down */
  readonly scored_place: readonly number[];
  /** the tiles of the continent that scored */
  readonly scored_size: readonly number[];
  /** the herds of each seat on it */
  readonly scored_herds: readonly (readonly number[])[];
};

export type Facts = {
  /** how many continents there are */
  readonly continents: number;
  /** continent_tiles[continent]: its tiles; the South Pole's first, the others by lowest tile */
  readonly continent_tiles: readonly (readonly number[])[];
  /** continent_herds[continent, seat]: the herds of each seat on it */
  readonly continent_herds: readonly (readonly number[])[];
  /** continent_leaders[continent]: the seats with the most */
  readonly continent_leaders: readonly (readonly number[])[];
  /** final[seat]: what all continents give if the game ends now */
  readonly final: readonly number[];
  /** on_land[seat]: its herds on tiles */
  readonly on_land: readonly number[];
  /** swimming[seat]: its herds in the water */
  readonly swimming: readonly number[];
  /** capacity[tile]: how many herds it feeds (T1.4) */
  readonly capacity: readonly number[];
  /** hexes of inner seas, where nothing can be put down */
  readonly lakes: number;
  /** these hexes */
  readonly lake_place: readonly number[];
  /** the action points that a turn begins with (T4.1, T6.4) */
  readonly turn_points: number;
  /** cards[kind]: how many there are in the game */
  readonly cards: readonly number[];
  /** unseen[kind]: those that the reader has not seen, in the deck or in other hands */
  readonly unseen: readonly number[];
  /** deck[part]: how many cards of it lie in the deck */
  readonly deck: readonly number[];
  /** the number on the back of the card on top, or 0 */
  readonly top_back: number;
  /** cards before the meteorite can come; none once it has come */
  readonly safe_cards: number | null;
  /** of how many cards one is the meteorite; none if it can't be the next */
  readonly meteorite_among: number | null;
};

export type Printed = {
  readonly capacity: {
    readonly mountain: number;
    readonly steppe: number;
    readonly forest: number;
    readonly pole: number;
  };
  readonly cards: readonly string[];
  readonly costs: {
    readonly breed: number;
    readonly drift: number;
  };
};

export type Move =
  | { kind: 'move'; hex: string; target: string }
  | { kind: 'move-spent'; hex: string; target: string }
  | { kind: 'rescue'; hex: string; target: string }
  | { kind: 'put'; hex: string }
  | { kind: 'lift'; hex: string }
  | { kind: 'breed'; hex: string }
  | { kind: 'place'; hex: string }
  | { kind: 'hand' }
  | { kind: 'draw' }
  | { kind: 'end' }
  | { kind: 'tile'; hex: string; terrain: 'mountain' | 'steppe' | 'forest' | 'water' }
  | { kind: 'card'; seat: number; card: 'mountain' | 'steppe' | 'forest' | 'meteorite' };

export const viewOf = (scene: Pick<Scene, 'view'>) => scene.view as View;

export const factsOf = (scene: Pick<Scene, 'facts'>) => scene.facts as Facts;

export const printedOn = (board: Pick<BoardShown, 'book'>) => board.book.printed as Printed;

export const parseMove = parserOf<Move>([
  {"kind": "move", "form": "move {hex}>{target}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}, "target": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "move-spent", "form": "move {hex}>{target} spent", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}, "target": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "rescue", "form": "rescue {hex}>{target}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}, "target": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "put", "form": "put {hex}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "lift", "form": "lift {hex}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "breed", "form": "breed {hex}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "place", "form": "place {hex}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": []}}},
  {"kind": "hand", "form": "hand", "parts": {}},
  {"kind": "draw", "form": "draw", "parts": {}},
  {"kind": "end", "form": "end", "parts": {}},
  {"kind": "tile", "form": "tile {hex} {terrain}", "parts": {"hex": {"kind": "hex", "prefix": "", "names": ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0", "-2,0", "-2,1", "-2,2", "-1,-1", "-1,2", "0,-2", "0,2", "1,-2", "1,1", "2,-2", "2,-1", "2,0", "-3,0", "-3,1", "-3,2", "-3,3", "-2,-1", "-2,3", "-1,-2", "-1,3", "0,-3", "0,3", "1,-3", "1,2", "2,-3", "2,1", "3,-3", "3,-2", "3,-1", "3,0"]}, "terrain": {"kind": "name", "prefix": "", "names": ["mountain", "steppe", "forest", "water"]}}},
  {"kind": "card", "form": "card {seat} {card}", "parts": {"seat": {"kind": "label", "prefix": "", "names": []}, "card": {"kind": "name", "prefix": "", "names": ["mountain", "steppe", "forest", "meteorite"]}}},
]);
