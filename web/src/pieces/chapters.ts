/** The log as it is read: the newest first, and long rows of nature's moves as one. */

import type { LogLine } from '../wire/scenes';

export const NATURE = -1;
/** More of nature's moves in a row than this are folded up. */
const A_FEW = 3;

export interface Entry {
  /** Counted from 1, as in the record. */
  number: number;
  line: LogLine;
}

export interface Chapter {
  /** The number of its first move: no two chapters share it. */
  number: number;
  isFolded: boolean;
  entries: Entry[];
}

export function chapters(lines: LogLine[]): Chapter[] {
  const found: Chapter[] = [];
  lines.forEach((line, index) => {
    const entry = { number: index + 1, line };
    const last = found.at(-1);
    const goesOn = line.seat === NATURE && last?.entries[0]?.line.seat === NATURE;
    if (goesOn && last) last.entries.push(entry);
    else found.push({ number: entry.number, isFolded: false, entries: [entry] });
  });
  for (const chapter of found) {
    chapter.isFolded = chapter.entries.length > A_FEW;
    chapter.entries.reverse();
  }
  return found.reverse();
}
