/** How points changed, seat by seat, and why. */

import { OVER, scoredIn } from '../../pieces/standing';
import type { BoardShown, Line, Scene } from '../../wire/scenes';
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

/** Gains under the message that says what they are. */
export interface Change {
  label: 'recap-points' | 'recap-points-now';
  gains: Gain[];
}

/** How two positions of a game differ in points: in those that were scored, and in those if the game ended now. */
export function changesOf(
  now: Pick<Scene, 'points' | 'lines' | 'turn'>,
  before: Pick<Scene, 'points' | 'lines'>,
  rules: Pick<BoardShown, 'scores_at_once'>,
): Change[] {
  const all = gained(now.points, before.points);
  const scored = ({ lines }: Pick<Scene, 'lines'>) => scoredIn(lines, rules, now.points.length);
  const atOnce = now.turn === OVER ? all : gained(scored(now), scored(before));
  const atEnd = now.turn === OVER || isSame(all, atOnce) ? [] : all;
  const changes: Change[] = [
    { label: 'recap-points', gains: atOnce },
    { label: 'recap-points-now', gains: atEnd },
  ];
  return changes.filter(({ gains }) => gains.length > 0);
}

function isSame(some: readonly Gain[], others: readonly Gain[]): boolean {
  const text = (gains: readonly Gain[]) => gains.map(({ seat, by }) => `${seat}:${by}`).join();
  return text(some) === text(others);
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
