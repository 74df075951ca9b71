/** What one pair of eyes may be told of a game in the page: equal to what the service sends of the same game. */

import type * as wire from '../wire/types';
import type { Match } from './match';
import { NATURE, OVER, REFEREE, WATCHER } from './rulebook';

/** What the wire calls the eyes of somebody who only watches. */
const WATCHING = -1;

/** What a seat must think of what is hidden, where moves tell of it. */
export type Suspects = (match: Match, seat: number) => wire.Suspected[];

/** A match as `eyes` see it now, with its log from a move on. */
export function sceneOf(match: Match, eyes: number, logFrom: number, suspects: Suspects): wire.Scene {
  const { rulebook, players, turn } = match;
  const isOver = turn === OVER;
  const veiled = rulebook.veiled(match.state, eyes, isOver);
  const lines = rulebook.explained(veiled);
  const start = Math.min(Math.max(0, logFrom), match.moves.length);
  return {
    eyes: eyes === WATCHER ? WATCHING : eyes,
    moves: match.moves.length,
    turn,
    view: rulebook.view(veiled, eyes, isOver),
    facts: rulebook.factsOf(veiled),
    legal: turn === eyes ? rulebook.written(veiled, rulebook.legal(veiled)) : [],
    prompt: turn === NATURE || isOver ? null : rulebook.prompt(veiled),
    points: isOver ? rulebook.pointsNow(veiled, players) : rulebook.pointsIn(lines, players),
    lines,
    ending: isOver
      ? { say: `${rulebook.about.game}-ending-${rulebook.ending(match.state)}`, about: {} }
      : null,
    winners: isOver ? rulebook.winners(veiled, players) : [],
    log: { start, lines: logOf(match, eyes, start) },
    book: rulebook.about.book,
    suspected: isOver || eyes === WATCHER || eyes === REFEREE ? [] : suspects(match, eyes),
  };
}

/** The moves from a number on, as these eyes may read and hear them. */
export function logOf(match: Match, eyes: number, start: number): wire.LogLine[] {
  return match.moves.slice(start).map((_, at) => ({
    seat: match.movers[start + at]!,
    move: match.readBy(eyes, start + at),
    told: match.told(start + at, eyes),
  }));
}
