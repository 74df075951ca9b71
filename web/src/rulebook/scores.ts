/** What the lines of a score come to, read without their words. */

import type { About } from './about';

const LENGTHS: Record<number, number> = { [-1]: 1, [-2]: 2, [-3]: 1, [-4]: 1, [-5]: 1 };
const [GIVES, HIDES] = [-2, -3];

/** The points that each seat gets in all; null where a line hides them. */
export function pointsOf(
  words: About['words'],
  numbers: readonly number[],
  players: number,
): (number | null)[] {
  const sums: (number | null)[] = Array.from({ length: players }, () => 0);
  for (let at = 0; at < numbers.length;) {
    const mark = numbers[at]!;
    const seat = numbers[at + 1]!;
    if (mark === HIDES) sums[seat] = null;
    else if (mark === GIVES) {
      const before = sums[seat] ?? null;
      sums[seat] = before === null ? null : before + numbers[at + 2]!;
    }
    at += 1 + (mark < 0 ? LENGTHS[mark]! : Object.keys(words.messages[mark]![1]).length);
  }
  return sums;
}
