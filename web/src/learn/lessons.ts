/** The lessons of the games, as tools/make_lessons.py writes them; what is said in them stands in the catalogues. */

import type { State } from '../rulebook/rulebook';
import { fromBase64 } from '../wire/base64';
import { gameFiles } from '../wire/data';
import type { Task } from './scenario';

/** Where a step begins. */
export interface Begin {
  players: number;
  /** As notation writes it. */
  position: string;
  /** The bytes of the state, in base64. */
  state: string;
}

export interface Step extends Task {
  name: string;
  task: 'do' | 'see' | 'count' | 'choose' | 'game';
  /** Without it the step goes on where the one before ended. */
  begin?: Begin;
  look?: string[];
  teaches?: string[];
  count?: { answer?: number; points?: number; after?: string };
  choices?: string[];
  right?: string;
  /** At the table of a game: how many play. */
  players?: number;
}

export interface Lesson {
  name: string;
  rules: string[];
  steps: Step[];
}

export interface Lessons {
  game: string;
  version: number;
  content_hash: string;
  lessons: Lesson[];
}

/** The lesson that a game begins with. */
export const FIRST = 'first';

/** The lessons that lay in public/learn when the pages were built: by game the rules that each teaches. */
declare const LESSONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export function hasLessons(game: string): boolean {
  return game in LESSONS;
}

export function hasFirst(game: string): boolean {
  return FIRST in (LESSONS[game] ?? {});
}

/** The lesson to practise a rule in, if there is one: of those that teach it the one that teaches the fewest others. */
export function lessonOn(game: string, rule: string): string | null {
  const found = Object.entries(LESSONS[game] ?? {}).filter(([, rules]) => rules.includes(rule));
  const ofItsOwn = found.filter(([name]) => name !== FIRST);
  const [best] = (ofItsOwn.length > 0 ? ofItsOwn : found).sort(
    ([, rules], [, others]) => rules.length - others.length,
  );
  return best?.[0] ?? null;
}

/** The address of a lesson, or of all lessons of a game; `back`: where its reader came from. */
export function addressOf(game: string, lesson: string | null = null, back: string | null = null): string {
  const path = `/learn/${encodeURIComponent(game)}${lesson === null ? '' : `/${encodeURIComponent(lesson)}`}`;
  return back === null ? path : `${path}?back=${encodeURIComponent(back)}`;
}

/** All lessons of a game. */
export const lessonsOf = gameFiles<Lessons>('learn');

/** The file of a game's words for its lessons. */
export function wordsOf(game: string): string {
  return `learn_${game}`;
}

export function stateIn(begin: Begin): State {
  return fromBase64(begin.state);
}
