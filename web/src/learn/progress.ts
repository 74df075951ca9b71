/** What somebody has learnt in this browser, and whether they were told that they can. */

import { FIRST, hasFirst } from './lessons';

const KEY = 'pangea-learn';

export interface LessonProgress {
  /** The step to go on with. */
  at: number;
  /** Was it gone through to its end? */
  done: boolean;
}

interface Kept {
  lessons: Record<string, LessonProgress>;
  /** Games whose first lesson somebody does not want to be told of any more. */
  dismissed: string[];
  /** The first table of each game. */
  tables: Record<string, string>;
}

export function progressOf(game: string, lesson: string): LessonProgress {
  return kept().lessons[`${game}/${lesson}`] ?? { at: 0, done: false };
}

/** Somebody stands at a step. What was once done stays done. */
export function noteStep(game: string, lesson: string, at: number, isDone = false): void {
  change((all) => {
    const done = isDone || (all.lessons[`${game}/${lesson}`]?.done ?? false);
    all.lessons[`${game}/${lesson}`] = { at: isDone ? 0 : at, done };
  });
}

/** Is it worth a word that a game can be learnt? Not for whoever has begun, or has said no. */
export function isNew(game: string): boolean {
  const { lessons, dismissed } = kept();
  return hasFirst(game) && !(`${game}/${FIRST}` in lessons) && !dismissed.includes(game);
}

export function dismiss(game: string): void {
  change((all) => {
    if (!all.dismissed.includes(game)) all.dismissed.push(game);
  });
}

/** Is this the first table of a game in this browser? The first that asks is. */
export function isFirstTable(game: string, table: string): boolean {
  const known = kept().tables[game];
  if (known === undefined) change((all) => (all.tables[game] = table));
  return known === undefined || known === table;
}

/** Has a table of this game been open in this browser? */
export function hasPlayed(game: string): boolean {
  return game in kept().tables;
}

function kept(): Kept {
  const none: Kept = { lessons: {}, dismissed: [], tables: {} };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

function change(how: (all: Kept) => void): void {
  const all = kept();
  how(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}
