/** The puzzles of the games, as tools/make_puzzles.py writes them for the pages. */

import { gameFiles } from '../wire/data';
import type { Said } from '../wire/types';

/** A wrong answer: the chance of winning that it costs (null where it is simply wrong), and why. */
export interface Mistake {
  cost: number | null;
  why: Said[];
}

export interface Puzzle {
  id: string;
  /** The first two ask for a move, the others for one of several answers. */
  kind: 'best' | 'win' | 'belief' | 'count';
  players: number;
  seat: number;
  options: Record<string, string>;
  /** The position as the seat knows it, in bytes (base64). */
  state: string;
  /** Where the question is asked, if that is after some moves. */
  asked?: string;
  /** What was played from the first to the second. */
  moves: string[];
  question: Said;
  choices: { answer: string; said: Said }[];
  answers: string[];
  wrong: Record<string, Mistake>;
  /** The right move, and what follows it. */
  line: string[];
  /** The solution told. */
  why: Said[];
  rule: string;
  /** How far the right move is ahead of the next best, as a chance of winning. */
  margin: number;
  difficulty: number;
}

export interface Puzzles {
  game: string;
  version: number;
  content_hash: string;
  puzzles: Puzzle[];
}

export const HARDEST = 5;

/** The games whose puzzles lay in public/puzzles when the pages were built. */
declare const PUZZLES: readonly string[];

export function hasPuzzles(game: string): boolean {
  return PUZZLES.includes(game);
}

export function asksForMove({ kind }: Puzzle): boolean {
  return kind === 'best' || kind === 'win';
}

/** The address of a game's puzzles, or of those of all games; `id`: one of them. */
export function puzzlesAt(game: string | null, id: string | null = null): string {
  const path = game === null ? '/puzzles' : `/puzzles/${encodeURIComponent(game)}`;
  return id === null ? path : `${path}#${id}`;
}

/** All puzzles of a game. */
export const puzzlesOf = gameFiles<Puzzles>('puzzles');
