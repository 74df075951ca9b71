/** How points changed, seat by seat, and why. */

import type { Line } from '../../wire/scenes';
import type { Said } from '../../wire/types';

export interface Gain {
  seat: number;
  by: number;
}

/** Whose points are not what they were; a seat whose points are not known is left out. */
export function gained(now: readonly (number | null)[], before: readonly (number | null)[] | null): Gain[] {
  return now.flatMap((points, seat) => {
    const then = before?.[seat] ?? null;
    return points === null || then === null || points === then ? [] : [{ seat, by: points - then }];
  });
}

/** Where points come from, and what it has given or taken. */
export interface Source {
  said: Said;
  place: number[];
  gains: Gain[];
}

/**
 * The lines of a score that give other points than before. A line goes on from all that lay in the same places: two
 * areas may have grown into one.
 */
export function sourcesOf(
  now: readonly Line[],
  before: readonly Line[],
  brief: (line: Line) => Said | null,
): Source[] {
  return now.flatMap((line) => {
    const said = brief(line);
    if (!said) return [];
    const places = new Set(line.place);
    const from = before.filter(({ place }) => place.some((one) => places.has(one)));
    const then = line.points.map((_, seat) => from.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    const gains = gained(line.points, then);
    return gains.length > 0 ? [{ said, place: line.place, gains }] : [];
  });
}
