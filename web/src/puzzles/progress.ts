/** Which puzzles the player solved or missed in this browser, how many in a row, and how hard a puzzle suits them. */

import { HARDEST, type Puzzle, type Puzzles } from './puzzles';

/** Another rule for what counts as solved gets another key: what the earlier one stored is not comparable. */
const KEY = 'pangea-puzzles-2';
const EARLIER_KEYS = ['pangea-puzzles'];
/** How far one answer moves the level towards a puzzle that is a little harder, or easier. */
const PULL = 0.3;

/** `solved`: the first answer was right. `failed`: it was wrong, or the solution was shown first. */
export type Outcome = 'solved' | 'failed';

export interface Progress {
  /** The puzzles that were solved. */
  solved: readonly string[];
  /** The others that were tried, each with how many puzzles of its game had been answered when it failed. */
  failed: Readonly<Record<string, number>>;
  /** By game and content, how many puzzles were answered, those that came back included. */
  answers: Readonly<Record<string, number>>;
  /** By game and content, the difficulty that suits. */
  levels: Readonly<Record<string, number>>;
  /** Puzzles in a row that were solved when first seen, now and at best. */
  streak: number;
  best: number;
  /** The game of the last one. */
  last: string | null;
}

export const NONE: Progress = {
  solved: [],
  failed: {},
  answers: {},
  levels: {},
  streak: 0,
  best: 0,
  last: null,
};

/** The puzzles of a game with one content: what was stored with another counts for other puzzles. */
export type Of = Pick<Puzzles, 'game' | 'content_hash'>;

function keyOf({ game, content_hash }: Of): string {
  return `${game} ${content_hash}`;
}

export function levelIn(progress: Progress, of: Of): number {
  return progress.levels[keyOf(of)] ?? 1;
}

/** Was all that is stored of this game answered with another content than it has now? */
export function isOfOtherContent({ answers }: Progress, of: Of): boolean {
  const stored = Object.keys(answers).filter((key) => key.split(' ')[0] === of.game);
  return stored.length > 0 && !stored.includes(keyOf(of));
}

export function stateOf({ solved, failed }: Progress, id: string): Outcome | 'new' {
  if (solved.includes(id)) return 'solved';
  return id in failed ? 'failed' : 'new';
}

/** How many of these puzzles are in each state, and how many there are. */
export function tallyOf(progress: Progress, puzzles: readonly Puzzle[]) {
  const states = puzzles.map(({ id }) => stateOf(progress, id));
  const countOf = (state: Outcome) => states.filter((one) => one === state).length;
  return { solved: countOf('solved'), failed: countOf('failed'), count: puzzles.length };
}

/** How many puzzles of its game were answered since this one failed. */
export function answersSince({ answers, failed }: Progress, of: Of, id: string): number {
  return (answers[keyOf(of)] ?? 0) - (failed[id] ?? 0);
}

/**
 * Take in the first answer to a puzzle that was presented. The level follows what was new to the player, and only
 * that lengthens a row. A solved puzzle stays solved.
 */
export function answered(progress: Progress, of: Of, puzzle: Puzzle, outcome: Outcome): Progress {
  const { id, difficulty } = puzzle;
  const [{ game }, key] = [of, keyOf(of)];
  const before = stateOf(progress, id);
  const answers = { ...progress.answers, [key]: (progress.answers[key] ?? 0) + 1 };
  if (before === 'solved') return { ...progress, answers, last: game };
  const { [id]: _, ...others } = progress.failed;
  const failed = outcome === 'failed' ? { ...others, [id]: answers[key]! } : others;
  const isNew = before === 'new';
  const streak = outcome === 'failed' ? 0 : progress.streak + Number(isNew);
  return {
    solved: outcome === 'solved' ? [...progress.solved, id] : progress.solved,
    failed,
    answers,
    levels: isNew ? moved(progress, key, difficulty, outcome) : progress.levels,
    streak,
    best: Math.max(progress.best, streak),
    last: game,
  };
}

function moved({ levels }: Progress, key: string, difficulty: number, outcome: Outcome): Progress['levels'] {
  const now = levels[key] ?? 1;
  const wanted = outcome === 'solved' ? Math.max(now, difficulty + 1) : Math.min(now, difficulty - 1);
  const level = now + PULL * (wanted - now);
  return { ...levels, [key]: Math.min(HARDEST, Math.max(1, level)) };
}

export function progress(): Progress {
  try {
    for (const key of EARLIER_KEYS) localStorage.removeItem(key);
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
    // Without storage the puzzles begin anew on the next visit.
  }
}
