/** What happened, as far as it can be seen on the board: drifts, walks, births, and continents that scored. */

import type { Line } from '../../wire/scenes';
import type { Said } from '../../wire/types';
import type { Since } from '../since';
import { readMove } from './choices';

/** A move on the board: a tile or a herd that went from hex to hex, or something that came to one. */
export interface Deed {
  from: string | null;
  to: string;
  seat: number;
  number: number | null;
}

/** A new continent that scored: a hex of it, and the points by seat. */
export interface Scored {
  at: string;
  points: number[];
}

/** Does a move leave a mark? A tile that is lifted does when it is put down. */
export function leavesMark(move: string): boolean {
  const read = readMove(move);
  return read !== null && read.kind !== 'lift';
}

/** `lifted` is the hex of the tile that was in the air before this, if one was. */
export function deedsIn(marks: readonly Since[], lifted: string | null): Deed[] {
  let from = lifted;
  return marks.flatMap(({ number, line }) => {
    const move = readMove(line.move);
    if (!move) return [];
    if (move.kind === 'lift') {
      from = move.from;
      return [];
    }
    const own = { seat: line.seat, number };
    if (move.kind === 'put') return [{ from, to: move.from, ...own }];
    if (move.to) return [{ from: move.from, to: move.to, ...own }];
    return [{ from: null, to: move.from, ...own }];
  });
}

/** The points of a scoring on the way stand in the explained score, in the line with the same words. */
export function scoredIn(said: readonly Said[], lines: readonly Line[]): Scored[] {
  return said.flatMap((told) => (told.say === 'trias-score-split' ? (scoredBy(told, lines) ?? []) : []));
}

function scoredBy(told: Said, lines: readonly Line[]): Scored | null {
  const same = lines.findLast(({ words }) => words.say === told.say && words.about.hex === told.about.hex);
  return same ? { at: String(told.about.hex), points: same.points.map((points) => points ?? 0) } : null;
}
