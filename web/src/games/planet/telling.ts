/** Planet in words: names, what animals like, faces and what meets at their edges. */

import type { Line, Said, TellProps, TextRow } from '../contract';
import { hasWords, labelled, listed, sideBySide, t } from '../../words/words.svelte';
import type { Region } from './ghost';
import { across, EDGES, FACES, neighbour, portionOf } from './layout';
import {
  animalCards,
  contentOf,
  holdingsOf,
  isBare,
  laterTiles,
  openTiles,
  placingOf,
  tileHabitats,
  type AnimalCard,
  type Content,
  type Cover,
  type Habitat,
  type Liking,
} from './reading';
import { factsOf, printedOn, viewOf, type Facts } from './types';

export function habitatName(habitat: Habitat): string {
  return t(`planet-habitat-${habitat}`);
}

/** The name in the reader's language; an animal of somebody's own content is called as there. */
export function animalName(liking: Liking): string {
  const id = `planet-animal-${liking.name}`;
  return hasWords(id) ? t(id) : liking.name;
}

/** What an animal likes, as one could say it aloud. */
export function likingWords(liking: Liking): string {
  if (liking.kind === 'most') return t('planet-liking-most', { most: t(`planet-most-${liking.habitat}`) });
  const form = liking.kind === 'touching' ? 'some' : 'no';
  return t(`planet-liking-${liking.kind}`, {
    largest: t(`planet-largest-${liking.habitat}`),
    other: t(`planet-${form}-${liking.other}`),
  });
}

export function tileWords(tile: number, letters: string): string {
  return t('planet-web-tile', { tile: String(tile), habitats: tileHabitats(letters).map(habitatName) });
}

/** A face that can be chosen: what lies around it, so that the choice can be made by ear. */
export function bareFaceWords(cover: Cover, face: number): string {
  const around = Array.from({ length: EDGES }, (_, edge) => {
    const habitat = cover[across(portionOf(face, edge))];
    return t('planet-web-edge', {
      face: String(neighbour(face, edge)),
      habitat: habitat ? habitatName(habitat) : t('planet-label-bare'),
    });
  });
  return t('planet-web-bare-face', { face: String(face), around });
}

/** A tile that lies on a face for now: what meets what at its five edges. */
export function ghostWords(imagined: Cover, face: number, tile: number): string {
  const meetings = Array.from({ length: EDGES }, (_, edge) => {
    const portion = portionOf(face, edge);
    const other = imagined[across(portion)];
    const here = habitatName(imagined[portion]!);
    return other
      ? t('planet-web-meets', { here, there: habitatName(other) })
      : t('planet-web-meets-nothing', { here });
  });
  return t('planet-web-ghost', { tile: String(tile), face: String(face), meetings });
}

export function regionWords(region: Region): string {
  const touches = [...region.touches].map((habitat) => t(`planet-some-${habitat}`));
  const about = { habitat: habitatName(region.habitat), count: region.portions.length };
  if (touches.length === 0) return t('planet-web-region-alone', about);
  return t('planet-web-region', { ...about, touches });
}

/** Who has an animal, or who is ahead and by how much. */
export function standingWords(card: AnimalCard, names: readonly string[]): string {
  if (card.leader === null) return t(`planet-label-${card.standing}`);
  const seat = names[card.leader];
  return card.decided ? t('planet-web-settled', { seat }) : t('planet-web-leads', { seat, lead: card.lead });
}

/** The whole table, row by row. */
export function tell({ scene, board, seats }: TellProps): TextRow[] {
  const view = viewOf(scene);
  const facts = factsOf(scene);
  const content = contentOf(board.content);
  const names = seats.map((seat) => seat.name);
  return [
    { label: t('planet-label-round'), value: String(view.round_now) },
    { label: t('planet-label-tiles'), value: tilesTold(openTiles(view), content) },
    ...laterTiles(view, printedOn(board)).map((pile) => ({
      label: t('planet-label-left', { round: String(pile.round) }),
      value: tilesTold(pile.tiles, content),
    })),
    ...seats.flatMap((_, seat) => [
      ...cardTold(view.habitat[seat] ?? null, names[seat]!),
      { label: names[seat]!, value: holdingsTold(facts, seat) },
      { label: t('planet-web-faces-of', { seat: names[seat] }), value: facesTold(view.cover[seat]!) },
    ]),
    ...animalCards(view, facts, content).map((card) => animalTold(card, names)),
  ];
}

function tilesTold(tiles: readonly number[], content: Content): string {
  const told = tiles.map((tile) => tileWords(tile, content.tiles[tile]!));
  return sideBySide(told) || t('planet-web-no-tiles');
}

function cardTold(habitat: Habitat | null, name: string): TextRow[] {
  if (!habitat) return [];
  return [{ label: `${name}, ${t('planet-label-card')}`, value: habitatName(habitat) }];
}

function holdingsTold(facts: Facts, seat: number): string {
  const told = holdingsOf(facts, seat).map((holding) =>
    t('planet-web-holding', { ...holding, habitat: habitatName(holding.habitat) }),
  );
  return sideBySide(told);
}

function facesTold(cover: Cover): string {
  const told = Array.from({ length: FACES }, (_, face) => {
    if (isBare(cover, face)) return null;
    const habitats = cover.slice(face * EDGES, (face + 1) * EDGES).map((habitat) => habitatName(habitat!));
    return t('planet-web-face', { face: String(face), habitats });
  }).filter((face) => face !== null);
  return sideBySide(told) || t('planet-label-bare');
}

function animalTold(card: AnimalCard, names: readonly string[]): TextRow {
  const label = `${t('planet-label-round')} ${card.round}`;
  if (!card.liking) return { label, value: t('planet-label-face-down') };
  const sizes = card.sizes.map((size, seat) => `${names[seat]} ${size}`);
  const standing = standingWords(card, names);
  const value = labelled(`${animalName(card.liking)}, ${likingWords(card.liking)}`, standing);
  return { label, value: sizes.length ? `${value} (${listed(sizes)})` : value };
}

export function label(move: string, { board }: TellProps): Said | string {
  const placing = placingOf(move);
  if (!placing) return move;
  const { tile, face, turn } = placing;
  const shown = new Set(tileHabitats(contentOf(board.content).tiles[tile] ?? ''));
  const habitats = [...shown].map(habitatName);
  return {
    say: 'planet-web-move',
    about: { tile: String(tile), habitats, face: String(face), turn },
  };
}

/** A habitat card counts by itself; an animal for more if it does not live where the card says. */
export function kindOf({ words: { say, about } }: Line): Said {
  if (say.startsWith('planet-score-habitat')) return { say: 'planet-label-card', about: {} };
  const worth = (about.worth as Said | undefined)?.say;
  const kinds: Record<string, string> = {
    'planet-worth-own': 'result-animals-own',
    'planet-worth-other': 'result-animals-other',
  };
  return { say: kinds[worth ?? ''] ?? 'planet-label-animals', about: {} };
}
