/** What a scene of Planet says: planets, regions, tiles and animals, with names instead of numbers. */

import { beside, EDGES, FACES, PORTIONS } from './layout';

export const HABITATS = ['ocean', 'forest', 'desert', 'mountain', 'glacier'] as const;
export type Habitat = (typeof HABITATS)[number];
const LETTERS = 'OFDMG';

export const FIRST_LIFE = 3;
export const ROUNDS = 12;
const NEW_ROUNDS = 10;
const NONE = -1;

/** The fields of `scene.view` that the pages read; what they mean is said in the game's state.py. */
export interface View {
  players: number;
  beginners: number;
  surprise: number;
  phase: number;
  ending: number;
  round_now: number;
  first: number;
  turn: number;
  habitat: (number | null)[];
  dealt: number;
  new_tiles: number[];
  on_table: number;
  open_tiles: number[];
  put_aside: number;
  leftover: number[][];
  cover: number[][];
  bare: number[];
  head: number[][];
  extent: number[][];
  shown: number;
  animal: number[];
  waiting: number;
  owner: number[];
  given_in: number[];
  suits: number[][];
}

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

export function viewOf(view: unknown): View {
  return view as View;
}

export function contentOf(content: unknown): Content {
  return content as Content;
}

// Planets

/** Of each portion its habitat, or null where the face is bare. */
export type Cover = readonly (Habitat | null)[];

export function coverOf(view: View, seat: number): Cover {
  return Array.from(
    { length: PORTIONS },
    (_, portion) => HABITATS[view.cover[seat]?.[portion] ?? NONE] ?? null,
  );
}

export function isBare(cover: Cover, face: number): boolean {
  return cover[face * EDGES] === null;
}

export function bareFaces(cover: Cover): number[] {
  return Array.from({ length: FACES }, (_, face) => face).filter((face) => isBare(cover, face));
}

/** The habitats of a tile, clockwise. */
export function tileHabitats(letters: string): Habitat[] {
  return [...letters].map((letter) => HABITATS[LETTERS.indexOf(letter)]!);
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

/** A region as the eye counts it on a planet: what hangs together, and what it touches. */
export interface Region {
  habitat: Habitat;
  portions: readonly number[];
  touches: ReadonlySet<Habitat>;
}

/** All regions, the largest first. */
export function regionsOn(cover: Cover): Region[] {
  const seen = new Set<number>();
  const regions: Region[] = [];
  for (let portion = 0; portion < PORTIONS; portion++) {
    const habitat = cover[portion];
    if (!habitat || seen.has(portion)) continue;
    const portions = [portion];
    const touches = new Set<Habitat>();
    seen.add(portion);
    for (const here of portions) {
      for (const near of beside(here)) {
        const other = cover[near];
        if (other && other !== habitat) touches.add(other);
        if (other !== habitat || seen.has(near)) continue;
        seen.add(near);
        portions.push(near);
      }
    }
    regions.push({ habitat, portions, touches });
  }
  return regions.sort((one, other) => other.portions.length - one.portions.length);
}

export function regionAt(regions: readonly Region[], portion: number | null): Region | null {
  return regions.find((region) => portion !== null && region.portions.includes(portion)) ?? null;
}

/** How a planet stands with one habitat. */
export interface Holding {
  habitat: Habitat;
  portions: number;
  regions: Region[];
  largest: number;
}

export function holdings(regions: readonly Region[]): Holding[] {
  return HABITATS.map((habitat) => {
    const own = regions.filter((region) => region.habitat === habitat);
    const sizes = own.map((region) => region.portions.length);
    return {
      habitat,
      portions: sizes.reduce((sum, size) => sum + size, 0),
      regions: own,
      largest: sizes[0] ?? 0,
    };
  });
}

// Tiles

export function openTiles(view: View): number[] {
  return view.open_tiles.filter((tile) => tile !== NONE);
}

/** The tiles that wait for the last rounds, by round. */
export function laterTiles(view: View): { round: number; tiles: number[] }[] {
  return view.leftover
    .map((tiles, pile) => ({ round: NEW_ROUNDS + 1 + pile, tiles: tiles.filter((tile) => tile !== NONE) }))
    .filter((pile) => pile.tiles.length > 0);
}

export interface Placing {
  tile: number;
  face: number;
  turn: number;
}

export function placingOf(move: string | null): Placing | null {
  const found = /^tile (\d+) face (\d+) turn (\d+)$/.exec(move ?? '');
  return found && { tile: Number(found[1]), face: Number(found[2]), turn: Number(found[3]) };
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
  decided: boolean;
  owner: number | null;
  /** What each seat has for it; empty where nobody can say any more. */
  sizes: number[];
  leader: number | null;
  /** How far the leader is ahead of the next. */
  lead: number;
}

const PER_ROUND = { open: [1, 1, 1, 2, 2, 2, 2, 3, 3, 3], surprise: Array.from({ length: 10 }, () => 2) };

/** The round that each card lies under at first. */
function columns(view: View): number[] {
  const numbers = view.surprise ? PER_ROUND.surprise : PER_ROUND.open;
  return numbers.flatMap((number, place) => Array.from({ length: number }, () => FIRST_LIFE + place));
}

export function animalCards(
  view: View,
  content: Content,
  regions: readonly (readonly Region[])[],
): AnimalCard[] {
  return columns(view).map((from, card) => {
    const liking = content.animals[view.animal[card] ?? NONE] ?? null;
    const decided = liking !== null && !((view.waiting >> card) & 1);
    const given = view.given_in[card] ?? 0;
    const round = decided ? given || from : Math.max(from, view.round_now);
    const owner = decided && view.owner[card]! >= 0 ? view.owner[card]! : null;
    const sizes = liking ? sizesOf(view, card, decided, liking, regions) : [];
    const leader = decided ? owner : ahead(sizes);
    return {
      card,
      round: liking ? round : from,
      from,
      liking,
      decided,
      owner,
      sizes,
      leader,
      lead: leadOf(sizes, leader),
    };
  });
}

const FIRST_DIGIT = 64 * 64;

function sizesOf(
  view: View,
  card: number,
  decided: boolean,
  liking: Liking,
  regions: readonly (readonly Region[])[],
): number[] {
  if (!decided) return regions.map((each) => suiting(each, liking));
  if (!view.given_in[card]) return [];
  return view.suits[card]!.slice(0, view.players).map((number) => Math.floor(number / FIRST_DIGIT));
}

/** The regions that an animal looks at, the largest first. */
export function liked(regions: readonly Region[], liking: Liking): Region[] {
  return regions.filter((region) => {
    if (region.habitat !== liking.habitat) return false;
    if (liking.kind === 'most') return true;
    return region.touches.has(liking.other!) === (liking.kind === 'touching');
  });
}

/** What stands on the planet for an animal: so many regions, or so many portions of the largest. */
export function suiting(regions: readonly Region[], liking: Liking): number {
  const looked = liked(regions, liking);
  return liking.kind === 'most' ? looked.length : (looked[0]?.portions.length ?? 0);
}

function ahead(sizes: readonly number[]): number | null {
  const best = Math.max(0, ...sizes);
  const leaders = sizes.flatMap((size, seat) => (size === best ? [seat] : []));
  return best > 0 && leaders.length === 1 ? leaders[0]! : null;
}

function leadOf(sizes: readonly number[], leader: number | null): number {
  if (leader === null || sizes.length === 0) return 0;
  return sizes[leader]! - Math.max(0, ...sizes.filter((_, seat) => seat !== leader));
}

// Habitat cards

/** How far a habitat card is: points now, and how many portions are missing for the next step. */
export interface Progress {
  habitat: Habitat;
  portions: number;
  points: number;
  steps: { portions: number; points: number; reached: boolean }[];
  missing: number | null;
}

export function progress(content: Content, habitat: Habitat, portions: number): Progress {
  const steps = content.habitats[habitat].map(([least, points]) => ({
    portions: least,
    points,
    reached: portions >= least,
  }));
  const next = steps.find((step) => !step.reached);
  const points = Math.max(0, ...steps.filter((step) => step.reached).map((step) => step.points));
  return { habitat, portions, points, steps, missing: next ? next.portions - portions : null };
}

export function habitatCard(view: View, seat: number): Habitat | null {
  return HABITATS[view.habitat[seat] ?? NONE] ?? null;
}
