/** The curve of the win odds as lines to be drawn. */

import type { Station } from '../wire/report';

export interface Frame {
  width: number;
  height: number;
  /** How many moves the whole width is. */
  moves: number;
}

export const across = (moves: number, frame: Frame) =>
  frame.moves > 0 ? (moves / frame.moves) * frame.width : 0;
export const down = (odds: number, frame: Frame) => (1 - odds) * frame.height;

/** A seat's odds from station to station, as the path of an SVG; a gap where they are not known. */
export function lineOf(curve: Station[], seat: number, frame: Frame): string {
  let path = '';
  let isDrawn = false;
  for (const station of curve) {
    const odds = station.win_odds[seat] ?? null;
    if (odds !== null) {
      const [x, y] = [across(station.moves, frame), down(odds, frame)];
      path += `${isDrawn ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    isDrawn = odds !== null;
  }
  return path;
}

/** The odds of every seat after so many moves: those of the last station before. */
export function oddsAt(curve: Station[], moves: number): (number | null)[] {
  return curve.findLast((station) => station.moves <= moves)?.win_odds ?? [];
}
