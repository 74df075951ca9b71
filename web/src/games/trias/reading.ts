/** A scene of Trias, read: tiles, continents, herds and swimmers as things with names instead of columns. */

import type { Scene } from '../../wire/types';
import { CAPACITY, METEORITE, cardsInTheBox } from './box';
import { nameOf, neighbours, spotOf, type Spot } from './layout';

/** The fields of `scene.view` that are read here, as the game's record declares them. */
export interface View {
  players: number;
  phase: number;
  turn: number;
  tiles: number;
  terrain: number[];
  place: number[];
  coast: number[];
  continent: number[];
  lifted: number;
  herds: number[][];
  crowd: number[];
  spent: number[];
  swims: number;
  swim_place: number[];
  swimmers: number[][];
  reserve: number[];
  action_points: number;
  rescues: number;
  card: number;
  hand: (number | null)[];
  back: number[];
  played: number[][];
  last_turns: number;
  points: number[];
}

export const PHASE = {
  laying: 0,
  dealing: 1,
  placing: 2,
  choosing: 3,
  drawing: 4,
  lifting: 5,
  putting: 6,
  acting: 7,
  refilling: 8,
  finished: 9,
} as const;

export interface Tile {
  number: number;
  spot: Spot;
  name: string;
  terrain: number;
  room: number;
  crowd: number;
  /** By seat. */
  herds: number[];
  /** Herds of the seat to move that can't breed in this turn. */
  spent: number;
  continent: number;
  isLifted: boolean;
}

export interface Swim {
  spot: Spot;
  name: string;
  /** By seat. */
  herds: number[];
}

export interface Continent {
  /** Its lowest tile, by which the score knows it. */
  number: number;
  tiles: Tile[];
  hasPole: boolean;
  /** By seat. */
  herds: number[];
  /** The seats with herds on it, those with the most first. */
  order: number[];
  leaders: number[];
  /** What it would bring each seat if the game ended now. */
  points: (number | null)[];
}

export interface Deck {
  /** By part: how many cards lie in the deck. */
  left: [number, number];
  /** By kind: how many cards these eyes have not seen, in the deck or in other hands. */
  unseen: number[];
  /** By kind: how many there are of it in all. */
  all: number[];
  /** 0 or 1: the part on top; null when the deck is empty. */
  top: number | null;
  /** In how many cards the meteorite can come at the earliest; null once it has come. */
  safe: number | null;
  /** The odds that the next card is the meteorite. */
  odds: number;
}

export interface Position {
  view: View;
  players: number;
  tiles: Tile[];
  /** The tiles on the table, by the name of their hex: a lifted one is not among them. */
  at: Map<string, Tile>;
  lifted: Tile | null;
  swims: Swim[];
  continents: Continent[];
  /** The hexes of inner seas, where nothing can be put down. */
  lakes: Spot[];
  deck: Deck;
  /** The kind of the card in the hand of these eyes, or null. */
  myCard: number | null;
}

export function readScene(scene: Scene): Position {
  const view = scene.view as unknown as View;
  const tiles = Array.from({ length: view.tiles }, (_, number) => readTile(view, number));
  const onTable = tiles.filter((tile) => !tile.isLifted);
  // While the tiles are being laid, what hangs together is not worked out yet.
  const isLaid = view.phase !== PHASE.laying;
  const at = new Map(onTable.map((tile) => [tile.name, tile]));
  return {
    view,
    players: view.players,
    tiles,
    at,
    lifted: tiles.find((tile) => tile.isLifted) ?? null,
    swims: Array.from({ length: view.swims }, (_, number) => readSwim(view, number)),
    continents: isLaid ? continentsOf(scene, onTable, view.players) : [],
    lakes: isLaid ? lakesAmong(onTable) : [],
    deck: readDeck(scene, view),
    myCard: cardOf(view, scene.eyes),
  };
}

function readTile(view: View, number: number): Tile {
  const spot = spotOf(view.place[number] ?? 0);
  const terrain = view.terrain[number] ?? 0;
  return {
    number,
    spot,
    name: nameOf(spot),
    terrain,
    room: CAPACITY[terrain] ?? 0,
    crowd: view.crowd[number] ?? 0,
    herds: (view.herds[number] ?? []).slice(0, view.players),
    spent: view.spent[number] ?? 0,
    continent: view.continent[number] ?? number,
    isLifted: view.lifted === number,
  };
}

function readSwim(view: View, number: number): Swim {
  const spot = spotOf(view.swim_place[number] ?? 0);
  return { spot, name: nameOf(spot), herds: (view.swimmers[number] ?? []).slice(0, view.players) };
}

function cardOf(view: View, seat: number): number | null {
  const card = seat < 0 ? null : view.hand[seat];
  return card === null || card === undefined || card < 0 ? null : card;
}

function continentsOf(scene: Scene, tiles: Tile[], players: number): Continent[] {
  const numbers = [...new Set(tiles.map((tile) => tile.continent))].sort((one, other) => one - other);
  return numbers.map((number) => {
    const own = tiles.filter((tile) => tile.continent === number);
    const herds = Array.from({ length: players }, (_, seat) =>
      own.reduce((sum, tile) => sum + (tile.herds[seat] ?? 0), 0),
    );
    const order = herds
      .map((_, seat) => seat)
      .filter((seat) => herds[seat])
      .sort((one, other) => (herds[other] ?? 0) - (herds[one] ?? 0) || one - other);
    const most = Math.max(0, ...herds);
    const line = scene.lines.find(({ place }) => place.includes(number));
    return {
      number,
      tiles: own,
      hasPole: number === 0,
      herds,
      order,
      leaders: order.filter((seat) => herds[seat] === most),
      points: line?.points ?? herds.map(() => 0),
    };
  });
}

/** Water that land encloses: what a flood from beyond the edge does not reach. */
function lakesAmong(tiles: Tile[]): Spot[] {
  if (tiles.length === 0) return [];
  const land = new Set(tiles.map((tile) => tile.name));
  const reach = 1 + Math.max(...tiles.map(({ spot }) => Math.max(Math.abs(spot.q), Math.abs(spot.r))));
  const within = ({ q, r }: Spot) => Math.abs(q) <= reach && Math.abs(r) <= reach;
  const sea = new Set<string>();
  const waiting: Spot[] = [{ q: reach, r: reach }];
  for (let spot = waiting.pop(); spot; spot = waiting.pop()) {
    const name = nameOf(spot);
    if (!within(spot) || land.has(name) || sea.has(name)) continue;
    sea.add(name);
    waiting.push(...neighbours(spot));
  }
  const lakes: Spot[] = [];
  for (let q = -reach; q <= reach; q += 1) {
    for (let r = -reach; r <= reach; r += 1) {
      const name = nameOf({ q, r });
      if (!land.has(name) && !sea.has(name)) lakes.push({ q, r });
    }
  }
  return lakes;
}

/** The deck as these eyes can count it: the backs tell the part, and what was played lies open. */
function readDeck(scene: Scene, view: View): Deck {
  const box = cardsInTheBox(view.players);
  const mine = cardOf(view, scene.eyes);
  const all = [0, 1, 2, 3].map((kind) => sum(box.map((part) => part[kind] ?? 0)));
  const unseen = all.map((count, kind) => {
    const gone = sum(view.played.map((part) => part[kind] ?? 0));
    return count - gone - (mine === kind ? 1 : 0);
  });
  const left = [0, 1].map((part) => {
    const held = view.back.filter((back) => back === part + 1).length;
    return sum(box[part] ?? []) - sum(view.played[part] ?? []) - held;
  }) as [number, number];
  const hasCome = unseen[METEORITE] === 0;
  const top = left[0] > 0 ? 0 : left[1] > 0 ? 1 : null;
  return {
    left,
    unseen,
    all,
    top,
    safe: hasCome ? null : left[0],
    odds: hasCome || top !== 1 ? 0 : 1 / left[1],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
