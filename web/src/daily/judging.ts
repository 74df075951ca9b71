/** How a challenge is judged: by searches that are small enough for a phone. */

/** Playouts of the search for the best move; and of each of those that compare it with the one made. */
export const PLAYOUTS = 2000;
export const COMPARING = 1000;
/** Imagined worlds in which the two moves are compared, the same for both. */
export const WORLDS = 6;
/** What one decision takes at most. */
export const MOST_PLAYOUTS = PLAYOUTS + 2 * WORLDS * COMPARING;
/** A difference below this is none: searches of this size can't tell it from chance. */
export const LEAST_LOSS = 0.02;
/** From here on it is a mistake, as in an analysis. */
export const MISTAKE = 0.1;

/** The strongest thinks longest: where there are others to give the first results, it begins at once. */
export function inOrder<Level>(levels: readonly Level[], workers: number): Level[] {
  return workers > 1 ? [...levels.slice(-1), ...levels.slice(0, -1)] : [...levels];
}
