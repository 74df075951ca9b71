/** The points of a list of score lines, added up as far as one has counted. */

import type { Line } from '../wire/scenes';

/** What each seat has after the first `count` lines; null from where it can't be known. */
export function sumsAfter(lines: Line[], count: number, seats: number): (number | null)[] {
  const sums: (number | null)[] = Array.from({ length: seats }, () => 0);
  for (const line of lines.slice(0, count)) {
    line.points.forEach((points, seat) => {
      const before = sums[seat];
      sums[seat] = before === null || before === undefined || points === null ? null : before + points;
    });
  }
  return sums;
}

/** Does this line give or hide points at all? */
export function counts(line: Line): boolean {
  return line.points.some((points) => points !== 0);
}
