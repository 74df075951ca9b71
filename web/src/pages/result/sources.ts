/** Where the points came from: the lines of the score, added up by what they count for. */

import type { Line } from '../../wire/scenes';
import type { Said } from '../../wire/types';

export interface Source {
  /** Lines with the same words belong together. */
  words: Said;
  points: number[];
}

/** By what each line is told; lines that give nothing to anybody are left out. */
export function sourcesOf(lines: readonly Line[], kindOf: (line: Line) => Said): Source[] {
  const found = new Map<string, Source>();
  for (const line of lines) {
    const words = kindOf(line);
    const key = JSON.stringify(words);
    const source = found.get(key) ?? { words, points: line.points.map(() => 0) };
    source.points = source.points.map((sum, seat) => sum + (line.points[seat] ?? 0));
    found.set(key, source);
  }
  return [...found.values()].filter(({ points }) => points.some((sum) => sum !== 0));
}

/** For games that don't say what their lines count for: by the rule. */
export function byRule({ rule }: Line): Said {
  return { say: 'web-see-rule', about: { rule } };
}
