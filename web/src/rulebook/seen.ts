/** A match as one seat sees it: all that a bot gets. The twin of `View` in src/pangea/core/views.py. */

import type { Match } from './match';
import { type State, WATCHER } from './rulebook';

export interface Seen {
  seat: number;
  players: number;
  /** Where the game began, as everybody saw it; null if it began as the rules say. */
  beginning: State | null;
  turn: number;
  /** With whatever the seat may not know unknown. */
  state: State;
  /** All moves so far, as the seat may read them. */
  log: string[];
  /** All moves so far, as everybody may read them. */
  publicLog: string[];
}

export function seenBy(match: Match, seat: number): Seen {
  const { rulebook, players, turn } = match;
  return {
    seat,
    players,
    beginning: match.beginning && rulebook.veiled(match.beginning, WATCHER, false),
    turn,
    state: rulebook.veiled(match.state, seat, match.isOver),
    log: logReadBy(match, seat),
    publicLog: logReadBy(match, WATCHER),
  };
}

interface Read {
  moves: string[];
  read: string[];
}

const LOGS = new WeakMap<Match, Map<number, Read>>();

/** All moves as these eyes may read them: each is written for them once, and again only if it was taken back. */
function logReadBy(match: Match, eyes: number): string[] {
  const logs = LOGS.get(match) ?? new Map<number, Read>();
  LOGS.set(match, logs);
  const known = logs.get(eyes) ?? { moves: [], read: [] };
  logs.set(eyes, known);
  const same = sharedBy(known.moves, match.moves);
  known.moves.length = known.read.length = same;
  for (let number = same; number < match.moves.length; number++) {
    known.moves.push(match.moves[number]!);
    known.read.push(match.readBy(eyes, number));
  }
  return [...known.read];
}

/** How many moves two logs begin with together. */
export function sharedBy(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  for (let number = 0; number < most; number++) if (one[number] !== other[number]) return number;
  return most;
}
