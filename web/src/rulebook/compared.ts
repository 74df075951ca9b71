/**
 * All that the rules in a page say of a match that Python wrote down (tools/make_parity.py), in the same form: both must
 * be equal. Nothing here needs Node, so that a browser can be asked too.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { Said, Scene } from '../wire/types';
import type { BoardAbout } from './about';
import { suspectsOf } from './beliefs';
import { type GameRecord, Match } from './match';
import { Illegal, NATURE, Rulebook, Unreadable, WATCHER } from './rulebook';
import { sceneOf, type Suspects } from './scenes';

const DIGITS = 16;

interface Told {
  turn: number;
  legal: number[];
  odds: [number, number][];
  state: string;
  scenes: Scene[];
}

type Refused = [text: string, rule: string | null, words: Said];

export interface MatchTold {
  seed: string;
  board?: BoardAbout;
  record: GameRecord;
  told: Told[];
  refused: [move: number, Refused[]][];
}

/** The same match, made and told here. */
export function toldHere(module: WebAssembly.Module, written: MatchTold): MatchTold {
  const { seed, board, record } = written;
  const { content, ...options } = record.options as Record<string, string> & { content?: unknown };
  const rulebook = new Rulebook(module, board ?? null);
  const match = new Match(rulebook, { players: record.players, options, seed });
  const suspects = suspectsOf(rulebook);
  const tried = new Map(written.refused);
  const told = [position(match, suspects)];
  const refused: MatchTold['refused'] = [];
  for (const [number, move] of record.moves.entries()) {
    const texts = tried.get(number);
    if (texts) refused.push([number, texts.map(([text]) => [text, ...refusal(match, text)])]);
    if (match.turn === NATURE) drawNext(match, move);
    else match.follow(move);
    told.push(position(match, suspects));
  }
  const made = { seed, record: match.record(content ?? null), told, refused };
  return board ? { ...made, board } : made;
}

/** Nature draws the same from the same seed. */
function drawNext(match: Match, move: string): void {
  const other = match.at(match.moves.length);
  other.letNatureMove();
  const drawn = other.moves[match.moves.length]!;
  if (drawn !== move) throw new Error(`nature draws ${drawn} here, and ${move} in Python`);
  match.follow(drawn);
}

function position(match: Match, suspects: Suspects): Told {
  const { rulebook, state, turn } = match;
  const last = Math.max(0, match.moves.length - 1);
  return {
    turn,
    legal: turn >= 0 ? rulebook.legal(state) : [],
    odds: turn === NATURE ? rulebook.odds(state).map(({ move, weight }) => [move, weight]) : [],
    state: bytesToHex(sha256(state)).slice(0, DIGITS),
    scenes: [...Array(match.players).keys(), WATCHER].map((eyes) => sceneOf(match, eyes, last, suspects)),
  };
}

function refusal(match: Match, text: string): [rule: string | null, words: Said] {
  try {
    match.follow(text);
  } catch (problem) {
    if (problem instanceof Illegal) return [problem.rule, problem.words];
    if (problem instanceof Unreadable) return [null, problem.words];
    throw problem;
  }
  throw new Error(`${text} was not refused`);
}
