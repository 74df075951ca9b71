/** Tables that begin in the midst of a game: what is wanted, where that begins, and what became of it elsewhere. */

import { Random } from '../rulebook/chance';
import { Match } from '../rulebook/match';
import { isWhole, positionText } from '../rulebook/positions';
import { NATURE, REFEREE, type Rulebook, type State, WATCHER } from '../rulebook/rulebook';
import { fromBase64 } from '../wire/base64';
import type * as wire from '../wire/types';
import { StoryReader } from '../words/stories';
import type { Made, Start, Went } from './entries';
import { refuse, refusedMove, WRONG } from './refusals';

/** So many moves of the game that it was taken from are told, to say how that went on. */
const MOST_TOLD = 4;

/** Where a table is to begin. */
export interface StartWanted {
  from: Start['from'];
  /** A position in bytes (base64). Left out: the game's own beginning. */
  state?: string;
  /** Whose eyes saw that position; what it doesn't tell them is imagined, once. Left out: those of whoever plays. */
  eyes?: number;
  /** The moves from there to where one plays on, nature's too. */
  moves?: string[];
  /** The version of the rules that it is played by; left out: today's. */
  version?: number;
  /** How the game went on that it is taken from. */
  went?: Went | null;
  /** The address of ours that it was begun at. */
  back?: string | null;
}

export type LocalWanted = wire.TableWanted & { start?: StartWanted };

/** What a page is told of a table that began in the midst of a game. */
export interface Practice {
  from: Start['from'];
  back: string | null;
  /** How many moves had been made where it begins. */
  moves: number;
  /** How the game came out that it was taken from; null while this one is played, or where that is not known. */
  went: WentTold | null;
}

export interface WentTold {
  points: number[];
  winners: number[];
  names: string[];
  /** What happened there next. */
  told: wire.Said[];
}

export type PracticeTable = wire.Table & { practice?: Practice };

/** Where a table begins that was asked for; its moves are not checked yet. */
export function startOf(table: LocalWanted, wanted: StartWanted, rulebook: Rulebook, seed: string): Start {
  const own = table.seats.findIndex(({ kind }) => kind === 'me');
  const { from, state, eyes = own, moves = [], went = null, back = null } = wanted;
  const position = state === undefined ? null : positionOf(rulebook, bytesIn(state), eyes, seed);
  return { from, position, moves: [...moves], went, back };
}

function positionOf(rulebook: Rulebook, seen: State, eyes: number, seed: string): Start['position'] {
  if (seen.length !== rulebook.about.records.State!.bytes) throw badStart();
  const seat = eyes >= 0 ? eyes : WATCHER;
  const state = isWhole(rulebook, seen, seat)
    ? seen
    : Random.from(seed).lend(rulebook.random, (lent) =>
        rulebook.imagined(rulebook.veiled(seen, seat, false), seat, lent),
      );
  const text = positionText(rulebook, state);
  if (text === null) throw badStart();
  return { text, state: textOf(state) };
}

/** The match at the beginning of a table. Throws what the rules say against one of the moves to it. */
export function begun(rulebook: Rulebook, { seats, options, species, seed, version, start }: Made): Match {
  const about = { players: seats.length, options, roles: species, seed, version };
  const position = start?.position;
  const match = position
    ? new Match(rulebook, { ...about, position: position.text }, soundState(rulebook, position, seats.length))
    : new Match(rulebook, about);
  for (const move of start?.moves ?? []) {
    try {
      match.follow(move);
    } catch (problem) {
      throw refusedMove(problem);
    }
  }
  if (start && match.isOver) throw refuse(WRONG, 'bad-start', 'practice-over');
  return match;
}

/** Bytes and text that were kept are believed if they say the same. */
function soundState(rulebook: Rulebook, { text, state }: NonNullable<Start['position']>, players: number) {
  const bytes = bytesIn(state);
  const isSound =
    bytes.length === rulebook.about.records.State!.bytes &&
    positionText(rulebook, bytes) === text &&
    text.split(';')[0] === `players ${players}`;
  if (!isSound) throw badStart();
  return bytes;
}

/** What a page is told of it. */
export function practiceOf(rulebook: Rulebook, made: Made, isOver: boolean): Practice | null {
  const { start } = made;
  if (!start) return null;
  const { from, back, moves, went } = start;
  const told = isOver && went ? { ...resultOf(went), told: toldNext(rulebook, made, went) } : null;
  return { from, back, moves: moves.length, went: told };
}

function resultOf({ points, winners, names }: Went) {
  return { points, winners, names };
}

/** The first moves of players there, in words. What is not sound is not told. */
function toldNext(rulebook: Rulebook, made: Made, went: Went): wire.Said[] {
  const reader = new StoryReader(rulebook.about.words, rulebook.board.names, () => true);
  const told: wire.Said[] = [];
  try {
    const match = begun(rulebook, { ...made, start: { ...made.start!, moves: went.before } });
    for (const move of went.moves) {
      match.follow(move);
      const number = match.moves.length - 1;
      if (match.movers[number] !== NATURE)
        told.push(...reader.phrases(match.told(number, REFEREE)).slice(0, 1));
      if (told.length >= MOST_TOLD) break;
    }
  } catch {
    return told;
  }
  return told;
}

export function bytesIn(base64: string): State {
  try {
    return fromBase64(base64);
  } catch {
    throw badStart();
  }
}

export function textOf(state: State): string {
  return btoa(String.fromCharCode(...state));
}

function badStart() {
  return refuse(WRONG, 'bad-start', 'practice-bad-start');
}
