/** How a seat stands: the points that it has scored, and those that it would have if the game ended now. */

import type { BoardShown, Line, Scene } from '../wire/scenes';
import type { Said } from '../wire/types';
import { sumsAfter } from './sums';

export interface Standing {
  /** What was scored so far; null where it can't be known, undefined in a game that scores only at its end. */
  scored: number | null | undefined;
  /** The points if the game ended now, or the final ones; null where they can't be known. */
  now: number | null;
  isFinal: boolean;
}

/** The turn of a game that is over. */
export const OVER = -2;

type Rules = Pick<BoardShown, 'scores_at_once'>;

/** What each seat has scored during the game; null where it can't be known. */
export function scoredIn(lines: readonly Line[], rules: Rules, seats: number): (number | null)[] {
  const atOnce = lines.filter(({ rule }) => rules.scores_at_once.includes(rule));
  return sumsAfter(atOnce, atOnce.length, seats);
}

export function standingsOf(scene: Pick<Scene, 'points' | 'lines' | 'turn'>, rules: Rules): Standing[] {
  const scored = scoredIn(scene.lines, rules, scene.points.length);
  return scene.points.map((now, seat) => ({
    scored: rules.scores_at_once.length > 0 ? (scored[seat] ?? null) : undefined,
    now,
    isFinal: scene.turn === OVER,
  }));
}

/** The number that matters most: what is scored, in a game that scores before its end. */
export function mainOf({ scored, now, isFinal }: Standing): number | null {
  return isFinal || scored === undefined ? now : scored;
}

/** What stands below it: which number it is, or the other one where they differ. */
export function noteOf({ scored, now, isFinal }: Standing): Said | null {
  if (isFinal || now === null || scored === now) return null;
  return scored === undefined ? said('web-points-if-now') : said('web-points-then', { now });
}

/** Both in full, for those who hear it; it says so where they can't be known. */
export function standingSaid(standing: Standing): Said {
  const { scored, now, isFinal } = standing;
  if (now === null || scored === null) return said('web-points-hidden');
  if (isFinal || scored === now) return said('core-points', { points: now });
  if (scored === undefined) return said('core-points-now', { points: now });
  return said('core-points-both', { points: scored, now });
}

function said(message: string, about: Said['about'] = {}): Said {
  return { say: message, about };
}
