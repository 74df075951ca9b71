/** What somebody has solved in this browser, how many in a row, and how hard a puzzle suits them. */

import { HARDEST, type Puzzle } from './puzzles';

const KEY = 'pangea-puzzles';
/** How far one answer moves the level towards a puzzle that is a little harder, or easier. */
const PULL = 0.3;

/** How a puzzle went: `first` at the first try, `later` after others, `shown`: not at all. */
export type Went = 'first' | 'later' | 'shown';

export interface Progress {
  /** By its id, how each puzzle went that was tried. One that was shown may be solved some other day. */
  tried: Record<string, Went>;
  /** By game, the difficulty that suits. */
  levels: Record<string, number>;
  /** Puzzles in a row that were solved at the first try, now and at best. */
  streak: number;
  best: number;
  /** The game of the last one. */
  last: string | null;
}

const NONE: Progress = { tried: {}, levels: {}, streak: 0, best: 0, last: null };

export function levelIn(progress: Progress, game: string): number {
  return progress.levels[game] ?? 1;
}

export function isSolved(progress: Progress, id: string): boolean {
  return ['first', 'later'].includes(progress.tried[id] ?? '');
}

export function solvedCount(progress: Progress, puzzles: readonly Puzzle[]): number {
  return puzzles.filter(({ id }) => isSolved(progress, id)).length;
}

/** A puzzle was answered. Its first answer alone counts for the row and the level: a second try knows more. */
export function answered(progress: Progress, game: string, puzzle: Puzzle, went: Went): Progress {
  const { id, difficulty } = puzzle;
  const known = progress.tried[id];
  const isFirst = known === undefined;
  const goes =
    known === 'first' || (known === 'later' && went === 'shown') ? known : isFirst ? went : kept(went);
  const streak = isFirst ? (went === 'first' ? progress.streak + 1 : 0) : progress.streak;
  return {
    tried: { ...progress.tried, [id]: goes },
    levels: isFirst ? moved(progress, game, difficulty, went) : progress.levels,
    streak,
    best: Math.max(progress.best, streak),
    last: game,
  };
}

/** Whoever was shown a puzzle before and solves it now knew something. */
function kept(went: Went): Went {
  return went === 'first' ? 'later' : went;
}

function moved({ levels }: Progress, game: string, difficulty: number, went: Went): Progress['levels'] {
  const now = levels[game] ?? 1;
  const wanted = went === 'first' ? Math.max(now, difficulty + 1) : Math.min(now, difficulty - 1);
  const level = now + PULL * (wanted - now);
  return { ...levels, [game]: Math.min(HARDEST, Math.max(1, level)) };
}

export function progress(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { ...NONE, ...found };
  } catch {
    return NONE;
  }
}

export function keep(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing asks the same again, and that is all.
  }
}
