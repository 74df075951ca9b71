/** Where hints are not allowed, and why: the service refuses them there, too. And how one is read. */

import type { Hint, Seat } from '../../wire/types';

type Considered = Pick<Hint['considered'][number], 'move' | 'odds'>;

/** As many moves as are shown. */
const MOST = 4;
/** Shares of a phone's screen that the card takes: enough to read the advice, and the board stays in sight. */
const LEAST = 0.3;
const MOST_OF_SCREEN = 0.42;

/** Why no hint can be asked for; null if one can. Advice would be unfair to other people. */
export function noHint(
  seats: Pick<Seat, 'person' | 'yours'>[],
  isYourTurn: boolean,
): 'people' | 'turn' | null {
  if (seats.some(({ person, yours }) => person !== null && !yours)) return 'people';
  return isYourTurn ? null : 'turn';
}

/**
 * The moves of a hint that are shown: the advised one, then the others that were tried most, by their odds. They come
 * by how often they were tried, and odds from few tries are worth little, so those are not looked for among the rest.
 */
export function shownMoves<Move extends Considered>(considered: readonly Move[]): Move[] {
  const [advised, ...others] = considered.slice(0, MOST);
  return advised ? [advised, ...others.sort((one, other) => other.odds - one.odds)] : [];
}

/**
 * On a phone the card lies at the foot of the screen. How high it may be there, and how far the page has to move up, so
 * that all of a board that ends `bottom` pixels below the top of a screen of this height is in sight above it.
 */
export function cardRoom(bottom: number, screen: number): { height: number; up: number } {
  const height = Math.min(Math.max(screen - bottom, LEAST * screen), MOST_OF_SCREEN * screen);
  return { height, up: Math.max(0, bottom - (screen - height)) };
}

/** Does another move show better odds than the advised one, as whole percents? Then a reader asks why. */
export function looksBetter(shown: readonly Considered[]): boolean {
  const [advised, next] = shown.map(({ odds }) => Math.round(100 * odds));
  return advised !== undefined && next !== undefined && next > advised;
}

/** All of the board stays in sight above the hint where that lies at the foot of the screen. */
export function leaveRoom(card: HTMLElement): void {
  const board = document.querySelector('main > .board');
  if (!board || getComputedStyle(card).position !== 'fixed') return;
  const room = cardRoom(board.getBoundingClientRect().bottom, window.innerHeight);
  card.style.maxHeight = `${room.height}px`;
  window.scrollBy({ top: room.up, behavior: 'instant' });
}
