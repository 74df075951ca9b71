/** Which puzzle comes next: of the next game where games are mixed, and of a difficulty that suits. */

import { answersSince, levelIn, type Of, type Progress, stateOf } from './progress';
import type { Puzzle } from './puzzles';

/** So many others come before a puzzle that failed comes back. */
export const OTHERS_BETWEEN = 5;

/** The game after this one, round and round. */
export function nextGame(games: readonly string[], last: string | null): string | null {
  return games[(games.indexOf(last ?? '') + 1) % games.length] ?? null;
}

/**
 * Choose the next puzzle: one that failed and is due, the longest ago first; else a new one; else one that failed
 * lately; else a solved one. Among new ones and among solved ones the difficulty that suits best decides.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: Progress,
  of: Of,
  now: string | null = null,
): Puzzle | null {
  const from = puzzles.findIndex(({ id }) => id === now) + 1;
  // Among equals the one that follows, so that no puzzle is repeated while there are others.
  const others = [...puzzles.slice(from), ...puzzles.slice(0, Math.max(0, from - 1))];
  const level = levelIn(progress, of);
  const rank = ({ id, difficulty }: Puzzle): readonly [order: number, within: number] => {
    const state = stateOf(progress, id);
    if (state === 'failed') {
      const since = answersSince(progress, of, id);
      return [since >= OTHERS_BETWEEN ? 0 : 2, -since];
    }
    return [state === 'new' ? 1 : 3, Math.abs(difficulty - level)];
  };
  const isBefore = (one: Puzzle, other: Puzzle) => {
    const [[order, within], [otherOrder, otherWithin]] = [rank(one), rank(other)];
    return order === otherOrder ? within < otherWithin : order < otherOrder;
  };
  let best: Puzzle | null = null;
  for (const puzzle of others) if (!best || isBefore(puzzle, best)) best = puzzle;
  return best ?? puzzles[0] ?? null;
}
