/** The curve of the win odds as lines to be drawn. Decisions are a step apart, what nature does a hair. */

import type { Station } from '../wire/report';

export interface Frame {
  width: number;
  height: number;
  /** Where each number of moves lies, from 0 to 1: see `axisOf`. */
  axis: number[];
}

/** What a move of nature takes of the room of a decision. */
const HAIR = 0.04;

/** Where the position after each number of moves lies. Deals before the first decision take no room. */
export function axisOf(seats: readonly number[]): number[] {
  const first = seats.findIndex((seat) => seat >= 0);
  let place = 0;
  const places = [0];
  seats.forEach((seat, number) => {
    if (seat >= 0) place += 1;
    else if (first >= 0 && number > first) place += HAIR;
    places.push(place);
  });
  return place > 0 ? places.map((one) => one / place) : places;
}

export const across = (moves: number, frame: Frame) =>
  (frame.axis[Math.min(moves, frame.axis.length - 1)] ?? 0) * frame.width;
export const down = (odds: number, frame: Frame) => (1 - odds) * frame.height;

/** The number of moves that lies nearest to a place from 0 to 1; of several in one place, the last. */
export function movesAt(place: number, axis: readonly number[]): number {
  let nearest = 0;
  axis.forEach((one, moves) => {
    if (Math.abs(one - place) <= Math.abs(axis[nearest]! - place)) nearest = moves;
  });
  return nearest;
}

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

/** The odds of every seat after this many moves: those of the last station before. */
export function oddsAt(curve: Station[], moves: number): (number | null)[] {
  return curve.findLast((station) => station.moves <= moves)?.win_odds ?? [];
}
