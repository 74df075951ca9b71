/** What a board marks: what happened since somebody's last turn, or else what just happened. */

import type { LogLine } from '../wire/scenes';
import type { Said } from '../wire/types';

/** A move to be marked on a board. */
export interface Since {
  /** As the words beside the board count it; null where it has no number. */
  number: number | null;
  line: LogLine;
}

/** The moves to mark, the oldest first. */
export function marksOf(since: readonly Since[] | undefined, news: readonly LogLine[]): readonly Since[] {
  return since && since.length > 0 ? since : news.map((line) => ({ number: null, line }));
}

/** What was said of things that counted; where nobody tells, all that was just said. */
export function saidIn(counted: readonly Said[] | undefined, news: readonly LogLine[]): readonly Said[] {
  return counted ?? news.flatMap(({ told }) => told);
}
