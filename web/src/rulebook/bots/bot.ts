/** What a bot is: it sees a match as its seat does, and chooses one of its moves. */

import type { Said } from '../../wire/types';
import type { Match } from '../match';
import type { Rulebook } from '../rulebook';
import type { Seen } from '../seen';

/** One move that was considered. Odds and points are by seat. */
export interface Thought {
  move: string;
  visits: number;
  share: number;
  win_odds: number[];
  points: number[];
  /** What it expects to follow, most tried first; of the best move only. */
  line: string[];
}

/** Hears how much of its time or its iterations a search has had, from 0 to 1. */
export type Progress = (share: number) => void;

export interface Bot {
  /** One of the seat's legal moves. An aborted signal means: choose now. */
  choose(match: Match, seat: number, signal: AbortSignal, progress?: Progress): Promise<string>;
  /** What it thought of its last choice. */
  readonly thoughts: Thought[];
}

/** What chooses: it is handed what the seat sees, never the match. */
export interface Mind {
  choose(seen: Seen, signal: AbortSignal, progress?: Progress): Promise<string>;
  readonly thoughts: Thought[];
}

/** A bot, or a setting of one, that there isn't. */
export class BadBot extends Error {
  constructor(readonly words: Said) {
    super(words.say);
  }
}

/** What a seat may do now, as text. */
export function legalIn(rulebook: Rulebook, seen: Seen): string[] {
  return rulebook.written(seen.state, rulebook.legal(seen.state));
}
