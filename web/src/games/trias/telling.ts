/** Trias in words: moves for lists and buttons, continents, and the whole board for those who hear it. */

import type { Said } from '../../wire/types';
import { labelled, listed, sideBySide, t } from '../../words/words.svelte';
import type { Line, Scene, TellProps, TextRow } from '../contract';
import { readMove } from './choices';
import { nameOf, neighbours, spotNamed, windOf } from './layout';
import {
  type CardName,
  type Continent,
  type Position,
  readScene,
  type TerrainName,
  type Tile,
} from './reading';
import { type Facts, factsOf, viewOf } from './types';

export function terrainSaid(terrain: TerrainName): Said {
  return { say: `trias-terrain-${terrain}`, about: {} };
}

export function cardSaid(card: CardName): Said {
  return { say: `trias-card-${card}`, about: {} };
}

export function label(move: string, { scene }: TellProps): Said | string {
  return moveSaid(move, readScene(scene));
}

export function moveSaid(move: string, position: Position): Said | string {
  const choice = readMove(move);
  if (choice) {
    const { kind, from, to, spent } = choice;
    const land = landAt(from, position);
    const about = {
      ...whereabouts(from),
      tile: placeSaid('tile', from, land),
      where: placeSaid('where', from, land),
      source: placeSaid('source', from, land),
      target: placeSaid('target', to ?? from, landAt(to ?? from, position)),
      beside: landBeside(from, position),
    };
    return { say: `trias-web-do-${kind}${spent ? '-spent' : ''}`, about };
  }
  if (move === 'hand' && position.myCard !== null) {
    return { say: 'trias-web-do-hand', about: { card: cardSaid(position.myCard) } };
  }
  if (move === 'hand') return { say: 'trias-web-do-hand-unknown', about: {} };
  return move === 'draw' || move === 'end' ? { say: `trias-web-do-${move}`, about: {} } : move;
}

function landAt(hex: string, position: Position): TerrainName | 'water' {
  return position.at.get(hex)?.terrain ?? 'water';
}

/** Where a hex lies, and its numbers. */
export function whereabouts(hex: string): { wind: Said; hex: string } {
  return { wind: { say: `trias-wind-${windOf(spotNamed(hex))}`, about: {} }, hex };
}

/** A place as the rules' own sentences say it: by its land and by where that lies. */
export function placeSaid(
  part: 'name' | 'tile' | 'where' | 'source' | 'target',
  hex: string,
  land: TerrainName | 'water',
): Said {
  return { say: `trias-place-${part}`, about: { land, ...whereabouts(hex) } };
}

/** What lies around a hex: nobody finds a place by its numbers alone. */
export function landBeside(hex: string, position: Position): Said[] {
  const around = neighbours(spotNamed(hex)).map((spot) => position.at.get(nameOf(spot))?.terrain);
  const land = [...new Set(around.filter((terrain) => terrain !== undefined))].map(terrainSaid);
  return land.length > 0 ? land : [{ say: 'trias-terrain-water', about: {} }];
}

/** A continent in a sentence: its size, the herds on it, and who leads. */
export function continentTold(continent: Continent, names: string[]): string {
  const tiles = continent.tiles.length;
  const size = t(continent.hasPole ? 'trias-web-pole-continent' : 'trias-web-continent', { tiles });
  const herds = continent.order.map((seat) =>
    t('trias-web-herds-of', { seat: names[seat], herds: continent.herds[seat] }),
  );
  const told = herds.length > 0 ? herds.join(', ') : t('trias-web-nobody');
  if (continent.hasPole) return sideBySide([size, told]);
  if (herds.length === 0) return labelled(size, told);
  const leaders = listed(continent.leaders.map((seat) => names[seat] ?? ''));
  const leads = t(continent.leaders.length > 1 ? 'trias-web-tied' : 'trias-web-leads', { seats: leaders });
  return sideBySide([labelled(size, told), leads]);
}

export function tell({ scene, seats }: TellProps): TextRow[] {
  const position = readScene(scene);
  const names = seats.map(({ name }) => name);
  return [
    ...position.continents.map((continent) => ({
      label: continentTold(continent, names),
      value: sideBySide(continent.tiles.map((tile) => tileTold(tile, names))),
    })),
    ...position.swims.map(({ name, herds }) => ({
      label: t('trias-web-swimmers-here', whereabouts(name)),
      value: herdsTold(herds, names),
    })),
    ...(position.lifted ? [liftedRow(position.lifted)] : []),
    ...names.map((name, seat) => ({ label: name, value: seatTold(position, seat) })),
    deckRow(position),
  ];
}

function tileTold({ name, terrain, crowd, room, herds }: Tile, names: string[]): string {
  const place = t('trias-web-tile', { tile: placeSaid('name', name, terrain), crowd, room });
  return crowd ? labelled(place, herdsTold(herds, names)) : place;
}

function herdsTold(herds: readonly number[], names: string[]): string {
  return herds
    .flatMap((count, seat) => (count ? [t('trias-web-herds-of', { seat: names[seat], herds: count })] : []))
    .join(', ');
}

function liftedRow({ name, terrain }: Tile): TextRow {
  return { label: t('trias-web-lifted-tile', whereabouts(name)), value: t(terrainSaid(terrain).say) };
}

function seatTold(position: Position, seat: number): string {
  const { view, facts } = position;
  const said = [
    `${t('trias-label-land')} ${facts.on_land[seat] ?? 0}`,
    `${t('trias-label-swimming')} ${facts.swimming[seat] ?? 0}`,
    `${t('trias-label-reserve')} ${view.reserve[seat] ?? 0}`,
  ];
  if (view.turn === seat && view.action_points) {
    said.push(t('trias-web-action-points-left', { points: view.action_points }));
  }
  return said.join(', ');
}

function deckRow({ facts, myCard }: Position): TextRow {
  const said = [
    t('trias-web-deck-parts', { first: facts.deck[0], second: facts.deck[1] }),
    meteoriteTold(facts),
    ...(myCard === null ? [] : [labelled(t('trias-web-your-card'), t(cardSaid(myCard).say))]),
  ];
  // Some of them are sentences already.
  return { label: t('trias-label-deck'), value: said.map((words) => words.replace(/\.$/, '')).join('. ') };
}

export function meteoriteTold({ safe_cards: safe, meteorite_among: cards }: Facts): string {
  if (safe === null) return t('trias-web-meteorite-come');
  if (cards === null) return t('trias-web-meteorite-safe', { cards: safe });
  return t('trias-web-meteorite-odds', { percent: Math.round(100 / cards), cards });
}

/** On the way a new continent scores, at the end all of them. */
export function kindOf({ words: { say } }: Line): Said {
  if (say === 'trias-score-before') return { say: 'result-before', about: {} };
  const isOnTheWay = say.startsWith('trias-score-split');
  return { say: isOnTheWay ? 'trias-label-on-the-way' : 'result-continents', about: {} };
}

/** What breaks a tie for the win, by the name of the message: herds in reserve, then continents with herds. */
export function tieBreakers(scene: Scene): Record<string, readonly number[]> {
  const { reserve } = viewOf(scene);
  const { continent_herds } = factsOf(scene);
  const continents = reserve.map(
    (_, seat) => continent_herds.filter((herds) => (herds[seat] ?? 0) > 0).length,
  );
  return { 'result-tie-reserve': reserve, 'result-tie-continents': continents };
}
