/** Playing on from a position that was shown somewhere: who plays which seat, and where that begins. */

import type { Went } from '../local/entries';
import { bytesIn, type StartWanted, textOf } from '../local/practice';
import { Match } from '../rulebook/match';
import type { Rulebook, State } from '../rulebook/rulebook';
import * as tables from '../tables/tables';
import { namesIn } from '../pages/table/rows';
import type { Replay, Table } from '../wire/scenes';
import type { SeatWanted } from '../wire/types';
import { t } from '../words/words.svelte';

/** A game that somebody looks at, and may play on from. */
export interface Source {
  game: string;
  players: number;
  options: Record<string, string>;
  version: number;
  /** The address of ours where it is shown. */
  back: string;
}

/** A position of it. */
export interface Place extends Source {
  /** The seat to move; below 0 it is nature. */
  turn: number;
  start: StartWanted;
}

/** A game of which all is known, up to the position that is looked at and beyond. */
export interface Known {
  /** The bytes of the position that it begins from, if it begins from one. */
  begins?: string;
  moves: string[];
  at: number;
  /** How it came out, if it came to an end. */
  result: { points: number[]; winners: number[] } | null;
  names: string[];
}

/** A game that is played at a table. */
export function sourceAt({ id, game, players, options, version }: Table): Source {
  return { game, players, options, version, back: `/table/${encodeURIComponent(id)}` };
}

/** A replay, looked at after this many moves; the word that opens it opens it once more. */
export function sourceOf(replay: Replay, invite: string | null, at: number): Source {
  const { id, game, players, options, version } = replay;
  const word = invite ? `?${new URLSearchParams({ invite }).toString()}` : '';
  return { game, players, options, version, back: `/replay/${encodeURIComponent(id)}${word}#move-${at}` };
}

export function knownOf({ begins, record, points, winners, names }: Replay, at: number): Known {
  return {
    ...(begins === undefined ? {} : { begins }),
    moves: record.moves as string[],
    at,
    result: points && winners ? { points, winners } : null,
    names: namesIn(names),
  };
}

/** From a move of a game of which all is known: the truth of it, whatever anybody knew. */
export function fromKnown(from: StartWanted['from'], { version, back }: Source, known: Known): StartWanted {
  const { begins, moves, at } = known;
  const state = begins === undefined ? {} : { state: begins };
  return { from, version, back, ...state, moves: moves.slice(0, at), went: wentOn(known) };
}

function wentOn({ moves, at, result, names }: Known): Went | null {
  if (!result) return null;
  return { before: moves.slice(0, at), moves: moves.slice(at), names, ...result };
}

/**
 * From a board on which something was tried. It goes on in the world that was imagined there, unless all is known of the
 * game and allows what was tried.
 */
export function fromTried(
  rulebook: Rulebook,
  source: Source,
  tried: { beginning: State; moves: string[] },
  known: Known | null,
): StartWanted {
  const { version, back } = source;
  if (known) {
    const start = fromKnown('tryout', source, known);
    const moves = [...start.moves!, ...tried.moves];
    if (isPlayable(rulebook, source, start.state, moves)) return { ...start, moves };
  }
  return { from: 'tryout', version, back, state: textOf(tried.beginning), moves: [...tried.moves] };
}

function isPlayable(
  rulebook: Rulebook,
  { players, options, version }: Source,
  state: string | undefined,
  moves: string[],
): boolean {
  if (version !== rulebook.about.version) return false;
  try {
    const first = state === undefined ? null : bytesIn(state);
    const match = new Match(rulebook, { players, options, seed: '' }, first);
    for (const move of moves) match.follow(move);
    return true;
  } catch {
    return false;
  }
}

/** Set the table up; its id. `own`: the seats of whoever sits before this screen. */
export function playOn(place: Place, own: readonly number[], level: string, name: string): Promise<string> {
  const { game, players, options, start } = place;
  const seats = Array.from({ length: players }, (_, seat): SeatWanted => {
    if (!own.includes(seat)) return { kind: 'bot', level };
    const called = t('web-player', { number: seat + 1 });
    return seat === own[0] ? { kind: 'me', name: name.trim() || called } : { kind: 'screen', name: called };
  });
  return tables.make({ game, seats, options, start });
}
