/** What just happened, as far as it can be seen on the board: the last drift, walk and scoring. */

import type { Line, LogLine } from '../../wire/types';
import { readMove } from './choices';

export interface Tidings {
  /** The hexes that the last tile drifted from and to. */
  drift: { from: string; to: string } | null;
  /** The hexes that herds went from and to. */
  walks: { from: string; to: string }[];
  /** A new continent that scored: a hex of it, and the points by seat. */
  scored: { at: string; points: number[] } | null;
}

/** `lifted` is the hex of the tile that was in the air before the news, if one was. */
export function tidingsOf(news: readonly LogLine[], lines: readonly Line[], lifted: string | null): Tidings {
  const found: Tidings = { drift: null, walks: [], scored: null };
  let from = lifted;
  for (const line of news) {
    const move = readMove(line.move);
    if (move?.kind === 'lift') from = move.from;
    if (move?.kind === 'put' && from) found.drift = { from, to: move.from };
    if (move?.to) found.walks.push({ from: move.from, to: move.to });
    found.scored = scoredIn(line, lines) ?? found.scored;
  }
  return found;
}

/** The points of a scoring on the way stand in the explained score, in the line with the same words. */
function scoredIn(line: LogLine, lines: readonly Line[]): Tidings['scored'] {
  const told = line.told.find(({ say }) => say === 'trias-score-split');
  if (!told) return null;
  const same = lines.findLast(({ words }) => words.say === told.say && words.about.hex === told.about.hex);
  return same ? { at: String(told.about.hex), points: same.points.map((points) => points ?? 0) } : null;
}
