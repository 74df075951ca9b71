/**
 * A task at a position: legal moves, making one, judging whether it was what is asked for, putting it back. It is the
 * twin of src/pangea/core/scenarios.py, and knows no rule: the rulebook does.
 */

import { Match } from '../rulebook/match';
import type { Rulebook } from '../rulebook/rulebook';
import { sceneOf } from '../rulebook/scenes';
import type * as wire from '../wire/types';
import { StoryReader } from '../words/stories';

/** What stands between moves that are made one after the other for one task. */
export const SEVERAL = '; ';
/** Moves that are tried to find what to show. */
const MOST_TRIED = 20_000;

/** What is asked of a seat. Any of these counts as done. */
export interface Task {
  seat: number;
  /** Moves, or several one after the other. */
  do?: readonly string[];
  /** A move whose story says one of these messages. */
  tells?: readonly string[];
  /** Moves that give the seat at least so many points. */
  gains?: number;
  /** How many moves it may take. */
  within?: number;
  /** What is answered to particular other moves. */
  answers?: Readonly<Record<string, string>>;
  /** Moves that a rule forbids: the page asks about them beside the board, so that the refusal can be read. */
  refused?: readonly { move: string; rule: string }[];
  /** What others and nature do when it is done. */
  line?: readonly string[];
}

export interface Verdict {
  /** `going`: more moves of the same task are to come. */
  kind: 'done' | 'going' | 'wrong';
  /** What this wrong move is answered with, where the task says so. */
  answer: string | null;
}

export class Scenario {
  /** Has it been done? */
  isDone = false;
  private readonly start: number;
  private readonly before: number;
  private readonly reader: StoryReader;

  /** The task begins where the match is now. */
  constructor(
    readonly match: Match,
    readonly task: Task,
  ) {
    this.start = match.moves.length;
    this.before = this.points(match);
    this.reader = new StoryReader(match.rulebook.about.words, match.rulebook.board.names, () => true);
  }

  /** The position through the eyes of the seat. */
  get scene(): wire.Scene {
    return sceneOf(this.match, this.task.seat, 0, () => []);
  }

  /** What was done for the task so far. */
  get made(): string[] {
    return this.match.moves.slice(this.start);
  }

  /** What the board offers: the legal moves, and nothing else, since a golden rim means “legal” in a lesson, too. */
  get playable(): string[] {
    return this.match.turn === this.task.seat ? legalIn(this.match) : [];
  }

  /** Make a move, and say what it means for the task. One that a rule forbids is thrown, and changes nothing. */
  play(move: string): Verdict {
    this.match.follow(move);
    const verdict = this.judge(this.match);
    this.isDone = verdict.kind === 'done';
    return verdict;
  }

  /** Whatever others and nature do after it, one after the other. */
  *rest(): Generator<string> {
    for (const move of this.task.line ?? []) {
      this.match.follow(move);
      yield move;
    }
  }

  /** Back to where the task began. */
  putBack(): void {
    this.match.cut(this.start);
    this.isDone = false;
  }

  /** A way to do it from where the task began, move by move: what is named first, or the first that is found. */
  solution(): string[] | null {
    const named = (this.task.do ?? []).map((moves) => moves.split(SEVERAL));
    const begun = this.match.at(this.start);
    const fits = named.find((moves) => canBeMade(begun, moves));
    if (fits) return fits;
    if (!this.task.tells?.length && this.task.gains === undefined) return null;
    return this.found(begun, this.task.within ?? 1, { tried: 0 });
  }

  private found(from: Match, most: number, budget: { tried: number }): string[] | null {
    if (most < 1 || from.turn !== this.task.seat) return null;
    const going: Match[] = [];
    for (const move of legalIn(from)) {
      if (++budget.tried > MOST_TRIED) return null;
      const after = from.at(from.moves.length);
      after.follow(move);
      const { kind } = this.judge(after);
      if (kind === 'done') return after.moves.slice(this.start);
      if (kind === 'going') going.push(after);
    }
    for (const after of going) {
      const line = this.found(after, most - 1, budget);
      if (line) return line;
    }
    return null;
  }

  private judge(match: Match): Verdict {
    const made = match.moves.slice(this.start).join(SEVERAL);
    if (this.counts(match, made)) return { kind: 'done', answer: null };
    const answer = this.task.answers?.[made] ?? null;
    if (answer === null && this.goesOn(match, made)) return { kind: 'going', answer };
    return { kind: 'wrong', answer };
  }

  private counts(match: Match, made: string): boolean {
    const { task } = this;
    if (task.do?.includes(made)) return true;
    if (task.gains !== undefined && this.points(match) - this.before >= task.gains) return true;
    const tells = task.tells ?? [];
    if (tells.length === 0) return false;
    const told = match.moves.slice(this.start).flatMap((_, at) => {
      return this.reader.phrases(match.told(this.start + at, task.seat)).flatMap(namesIn);
    });
    return told.some((name) => tells.includes(name));
  }

  private goesOn(match: Match, made: string): boolean {
    const { task } = this;
    if (match.turn !== task.seat) return false;
    if (task.do?.some((moves) => moves.startsWith(made + SEVERAL))) return true;
    const isFree = (task.tells?.length ?? 0) > 0 || task.gains !== undefined;
    return isFree && match.moves.length - this.start < (task.within ?? 1);
  }

  private points(match: Match): number {
    return pointsOf(match, this.task.seat);
  }
}

/** A match that begins from a state. */
export function matchFrom(rulebook: Rulebook, players: number, state: Uint8Array): Match {
  return new Match(rulebook, { players, options: {}, seed: '0' }, state);
}

/** The points of a seat now, whoever may know them. */
export function pointsOf(match: Match, seat: number): number {
  return match.rulebook.pointsNow(match.state, match.players)[seat] ?? 0;
}

function legalIn(match: Match): string[] {
  const { rulebook, state, turn } = match;
  return turn >= 0 ? rulebook.written(state, rulebook.legal(state)) : [];
}

function canBeMade(match: Match, moves: readonly string[]): boolean {
  const after = match.at(match.moves.length);
  try {
    for (const move of moves) after.follow(move);
  } catch {
    return false;
  }
  return true;
}

/** The names of all messages in what is said, those within others too. */
function namesIn(said: unknown): string[] {
  if (Array.isArray(said)) return said.flatMap(namesIn);
  if (typeof said !== 'object' || said === null || !('say' in said)) return [];
  const { say, about } = said as wire.Said;
  return [say, ...Object.values(about).flatMap(namesIn)];
}
