/** Trias in words: moves for lists and buttons, continents, and the whole board for those who hear it. */

import type { Said } from '../../wire/types';
import { listed, t } from '../../words/words.svelte';
import type { TellProps, TextRow } from '../contract';
import { CARDS, TERRAINS } from './box';
import { readMove } from './choices';
import { type Continent, type Position, readScene, type Tile } from './reading';

export function terrainSaid(terrain: number): Said {
  return { say: `trias-terrain-${TERRAINS[terrain] ?? 'pole'}`, about: {} };
}

export function cardSaid(card: number): Said {
  return { say: `trias-card-${CARDS[card] ?? 'mountain'}`, about: {} };
}

export function label(move: string, { scene }: TellProps): Said | string {
  return moveSaid(move, readScene(scene));
}

export function moveSaid(move: string, position: Position): Said | string {
  const choice = readMove(move);
  if (choice) {
    const { kind, from, to, spent } = choice;
    const tile = position.at.get(from);
    const about = { hex: from, target: to ?? '', terrain: tile ? terrainSaid(tile.terrain) : '' };
    return { say: `trias-web-do-${kind}${spent ? '-spent' : ''}`, about };
  }
  if (move === 'hand' && position.myCard !== null) {
    return { say: 'trias-web-do-hand', about: { card: cardSaid(position.myCard) } };
  }
  if (move === 'hand') return { say: 'trias-web-do-hand-unknown', about: {} };
  return move === 'draw' || move === 'end' ? { say: `trias-web-do-${move}`, about: {} } : move;
}

/** A continent in a sentence: its size, the herds on it, and who leads. */
export function continentTold(continent: Continent, names: string[]): string {
  const tiles = continent.tiles.length;
  const size = t(continent.hasPole ? 'trias-web-pole-continent' : 'trias-web-continent', { tiles });
  const herds = continent.order.map((seat) =>
    t('trias-web-herds-of', { seat: names[seat], herds: continent.herds[seat] }),
  );
  if (herds.length === 0) return `${size}: ${t('trias-web-nobody')}`;
  const leaders = listed(continent.leaders.map((seat) => names[seat] ?? ''));
  const leads = t(continent.leaders.length > 1 ? 'trias-web-tied' : 'trias-web-leads', { seats: leaders });
  return continent.hasPole ? `${size}; ${herds.join(', ')}` : `${size}: ${herds.join(', ')}; ${leads}`;
}

export function tell({ scene, seats }: TellProps): TextRow[] {
  const position = readScene(scene);
  const names = seats.map(({ name }) => name);
  return [
    ...position.continents.map((continent) => ({
      label: continentTold(continent, names),
      value: continent.tiles.map((tile) => tileTold(tile, names)).join('; '),
    })),
    ...position.swims.map(({ name, herds }) => ({
      label: t('trias-web-swimmers-here', { hex: name }),
      value: herdsTold(herds, names),
    })),
    ...(position.lifted ? [liftedRow(position.lifted)] : []),
    ...names.map((name, seat) => ({ label: name, value: seatTold(position, seat) })),
    deckRow(position),
  ];
}

function tileTold(tile: Tile, names: string[]): string {
  const { name: hex, crowd, room, terrain } = tile;
  const where = t('trias-web-tile', { hex, crowd, room, terrain: terrainSaid(terrain) });
  return crowd ? `${where} ${herdsTold(tile.herds, names)}` : where;
}

function herdsTold(herds: number[], names: string[]): string {
  return herds
    .flatMap((count, seat) => (count ? [t('trias-web-herds-of', { seat: names[seat], herds: count })] : []))
    .join(', ');
}

function liftedRow({ name, terrain }: Tile): TextRow {
  return { label: t('trias-web-lifted-tile', { hex: name }), value: t(terrainSaid(terrain).say) };
}

function seatTold(position: Position, seat: number): string {
  const { view } = position;
  const land = position.tiles.reduce((sum, tile) => sum + (tile.herds[seat] ?? 0), 0);
  const water = position.swims.reduce((sum, swim) => sum + (swim.herds[seat] ?? 0), 0);
  const facts = [
    `${t('trias-label-land')} ${land}`,
    `${t('trias-label-swimming')} ${water}`,
    `${t('trias-label-reserve')} ${view.reserve[seat] ?? 0}`,
  ];
  if (view.turn === seat && view.action_points) {
    facts.push(t('trias-web-action-points-left', { points: view.action_points }));
  }
  return facts.join(', ');
}

function deckRow({ deck, myCard }: Position): TextRow {
  const facts = [
    t('trias-web-deck-parts', { first: deck.left[0], second: deck.left[1] }),
    meteoriteTold(deck),
    ...(myCard === null ? [] : [`${t('trias-web-your-card')}: ${t(cardSaid(myCard).say)}`]),
  ];
  // Some of them are sentences already.
  return { label: t('trias-label-deck'), value: facts.map((fact) => fact.replace(/\.$/, '')).join('. ') };
}

export function meteoriteTold(deck: Position['deck']): string {
  if (deck.safe === null) return t('trias-web-meteorite-come');
  if (deck.odds === 0) return t('trias-web-meteorite-safe', { cards: deck.safe });
  return t('trias-web-meteorite-odds', { percent: Math.round(100 * deck.odds), cards: deck.left[1] });
}
