/** Trias for beginners: what one is out for, what is worth a look now, and what tiles feed and actions cost. */

import { t } from '../../words/words.svelte';
import type { BoardShown, Figures, Learning, Pointer, Said, TellProps } from '../contract';
import { FIRST_TURNS } from '../first_turns';
import { type Kind, readMove } from './choices';
import { type Position, readScene, type Tile } from './reading';
import { printedOn, viewOf } from './types';

/** Before the first turn everybody places herds as often as this. */
const PLACINGS = 2;
const FEW = 2;

export function goal({ scene }: TellProps): Said {
  const { hand, players } = viewOf(scene);
  const card = hand[scene.eyes];
  if (!card) return { say: 'help_trias-goal-blind', about: {} };
  return { say: `help_trias-goal${players === FEW ? '-two' : ''}`, about: { card: cardSaid(card) } };
}

export function pointers({ scene, board, legal, turn }: Learning): Pointer[] {
  if (turn > FIRST_TURNS + PLACINGS) return [];
  const position = readScene(scene);
  const tilesFor = (kind: Kind) => tilesOf(position, legal, kind);
  switch (position.view.phase) {
    case 'placing':
      return placing(position, board, tilesFor('place'));
    case 'choosing':
      return [...choosing(position), ...lands(position)];
    case 'lifting':
      return lifting(tilesFor('lift'));
    case 'putting':
      return [pointer('put', {}, [], 'T3.5')];
    case 'acting':
      return [...swimmers(position), ...acting(position, board), ...breeding(tilesFor('breed'))];
    default:
      return [];
  }
}

function placing({ view }: Position, board: BoardShown, empty: Tile[]): Pointer[] {
  const { capacity } = printedOn(board);
  const most = Math.max(...empty.map(({ room }) => room));
  const roomy = empty.filter(({ room }) => room === most);
  const [room, place] = [pointer('room', capacity, roomy, 'T1.4'), pointer('place', {}, [], 'T2.4')];
  // Whoever comes to place a second time has read where it is safe.
  return view.placed < view.players ? [place, room] : [room, place];
}

function choosing({ myCard, tiles }: Position): Pointer[] {
  if (!myCard) return [];
  const kin = tiles.filter(({ terrain }) => terrain === myCard);
  return [pointer('card', { card: cardSaid(myCard) }, kin, 'T3.1')];
}

function lifting(tiles: Tile[]): Pointer[] {
  const crowded = tiles.filter(({ crowd }) => crowd > 0);
  const all = pointer('lift', { count: tiles.length }, tiles, 'T3.3');
  return crowded.length > 0 ? [all, pointer('swim', { count: crowded.length }, crowded, 'T3.4')] : [all];
}

function acting({ view }: Position, board: BoardShown): Pointer[] {
  const { breed, drift } = printedOn(board).costs;
  return [pointer('points', { points: view.action_points, breed, drift }, [], 'T4.1')];
}

function breeding(tiles: Tile[]): Pointer[] {
  return tiles.length > 0 ? [pointer('breed', { count: tiles.length }, tiles, 'T4.5')] : [];
}

function swimmers({ view, facts }: Position): Pointer[] {
  const count = facts.swimming[view.turn] ?? 0;
  return count > 0 ? [pointer('swimmers', { count }, [], 'T5.1')] : [];
}

/** The largest continent that counts; where there is none yet, the one that doesn't. */
function lands({ continents }: Position): Pointer[] {
  const counting = continents.filter(({ hasPole }) => !hasPole);
  const [most] = counting.toSorted((one, other) => other.tiles.length - one.tiles.length);
  if (most) return [pointer('land', { tiles: most.tiles.length }, most.tiles, 'T8.2')];
  return continents[0] ? [pointer('pole', {}, continents[0].tiles, 'T8.1')] : [];
}

/** The tiles that a legal move of this kind begins at. */
function tilesOf({ at }: Position, legal: readonly string[], kind: Kind): Tile[] {
  const hexes = new Set(
    legal.flatMap((move) => {
      const choice = readMove(move);
      return choice?.kind === kind ? [choice.from] : [];
    }),
  );
  return [...hexes].flatMap((hex) => at.get(hex) ?? []);
}

function cardSaid(card: string): Said {
  return { say: `trias-card-${card}`, about: {} };
}

function pointer(
  what: string,
  about: Record<string, unknown>,
  tiles: readonly Tile[],
  rule: string,
): Pointer {
  return { said: { say: `help_trias-look-${what}`, about }, places: tiles.map(({ number }) => number), rule };
}

export function figures(board: BoardShown): Figures {
  const { capacity, costs } = printedOn(board);
  const land = Object.entries(capacity).map(([terrain, herds]) => [
    t(`trias-terrain-${terrain}`),
    t('help_trias-figures-herds'),
    String(herds),
  ]);
  const points = t('help_trias-figures-points');
  return {
    title: t('help_trias-figures'),
    head: [],
    rows: [
      ...land,
      [t('help_trias-figures-drift'), points, String(costs.drift)],
      [t('help_trias-figures-other'), points, String(costs.breed)],
    ],
  };
}
