/** Which puzzle comes next: of the next game where games are mixed, and of a difficulty that suits. */

import { isSolved, levelIn, type Progress } from './progress';
import type { Puzzle } from './puzzles';

/** The game after this one, round and round. */
export function nextGame(games: readonly string[], last: string | null): string | null {
  return games[(games.indexOf(last ?? '') + 1) % games.length] ?? null;
}

/** What was never tried comes first, then what was shown or not solved; of these, what suits best. Then all again. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: Progress,
  game: string,
  now: string | null = null,
): Puzzle | null {
  const others = puzzles.filter(({ id }) => id !== now);
  const level = levelIn(progress, game);
  const worth = ({ id, difficulty }: Puzzle) => {
    const turn = isSolved(progress, id) ? 2 : id in progress.tried ? 1 : 0;
    return turn * 100 + Math.abs(difficulty - level);
  };
  const from = puzzles.findIndex(({ id }) => id === now) + 1;
  // Among equals the one that follows: nobody is asked the same again and again.
  const order = [...others.slice(Math.max(0, from - 1)), ...others.slice(0, Math.max(0, from - 1))];
  let best: Puzzle | null = null;
  for (const puzzle of order) if (!best || worth(puzzle) < worth(best)) best = puzzle;
  return best ?? puzzles[0] ?? null;
}
