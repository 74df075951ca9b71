/** A scene of Trias, read: tiles, continents, herds and swimmers as things with names instead of columns. */

import type { Scene } from '../../wire/scenes';
import { nameOf, spotOf, type Spot } from './layout';
import { type Facts, factsOf, type View, viewOf } from './types';

export type TerrainName = View['terrain'][number];
export type CardName = NonNullable<View['hand'][number]>;

export interface Tile {
  number: number;
  spot: Spot;
  name: string;
  terrain: TerrainName;
  room: number;
  crowd: number;
  /** By seat. */
  herds: readonly number[];
  /** Herds of the seat to move that can't breed in this turn. */
  spent: number;
  isLifted: boolean;
}

export interface Swim {
  spot: Spot;
  name: string;
  /** By seat. */
  herds: readonly number[];
}

export interface Continent {
  /** Its lowest tile, by which the score knows it. */
  number: number;
  tiles: Tile[];
  hasPole: boolean;
  /** By seat. */
  herds: readonly number[];
  /** The seats with herds on it, those with the most first. */
  order: number[];
  leaders: readonly number[];
}

export interface Position {
  view: View;
  facts: Facts;
  tiles: Tile[];
  /** The tiles on the table, by the name of their hex: a lifted one is not among them. */
  at: Map<string, Tile>;
  lifted: Tile | null;
  swims: Swim[];
  continents: Continent[];
  /** The hexes of inner seas, where nothing can be put down. */
  lakes: Spot[];
  /** The card in the hand of these eyes, or null. */
  myCard: CardName | null;
}

export function readScene(scene: Scene): Position {
  const [view, facts] = [viewOf(scene), factsOf(scene)];
  const tiles = Array.from({ length: view.tiles }, (_, number) => readTile(view, facts, number));
  return {
    view,
    facts,
    tiles,
    at: new Map(tiles.filter((tile) => !tile.isLifted).map((tile) => [tile.name, tile])),
    lifted: tiles.find((tile) => tile.isLifted) ?? null,
    swims: Array.from({ length: view.swims }, (_, number) => readSwim(view, number)),
    continents: Array.from({ length: facts.continents }, (_, number) => readContinent(facts, tiles, number)),
    lakes: facts.lake_place.slice(0, facts.lakes).map(spotOf),
    myCard: view.hand[scene.eyes] ?? null,
  };
}

function readTile(view: View, facts: Facts, number: number): Tile {
  const spot = spotOf(view.place[number] ?? 0);
  return {
    number,
    spot,
    name: nameOf(spot),
    terrain: view.terrain[number] ?? 'pole',
    room: facts.capacity[number] ?? 0,
    crowd: view.crowd[number] ?? 0,
    herds: (view.herds[number] ?? []).slice(0, view.players),
    spent: view.spent[number] ?? 0,
    isLifted: view.lifted === number,
  };
}

function readSwim(view: View, number: number): Swim {
  const spot = spotOf(view.swim_place[number] ?? 0);
  return { spot, name: nameOf(spot), herds: (view.swimmers[number] ?? []).slice(0, view.players) };
}

function readContinent(facts: Facts, tiles: readonly Tile[], number: number): Continent {
  const own = facts.continent_tiles[number] ?? [];
  const herds = facts.continent_herds[number] ?? [];
  const living = herds.flatMap((count, seat) => (count ? [{ count, seat }] : []));
  return {
    number: own[0] ?? 0,
    tiles: own.flatMap((tile) => tiles[tile] ?? []),
    hasPole: number === 0,
    herds,
    order: living.sort((one, other) => other.count - one.count).map(({ seat }) => seat),
    leaders: facts.continent_leaders[number] ?? [],
  };
}
