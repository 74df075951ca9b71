/** What this browser knows of somebody's challenges, by their days. */

import { COMPARED, dayAfter } from './deal';
import { LEAST_LOSS, MISTAKE } from './judging';

const KEY = 'pangea-daily';

export interface LevelMade {
  points: number;
  place: number;
}

export interface Taken {
  /** What it came to; left out while it is played, and for a try that was ended early. */
  points?: number;
  place?: number;
  /** What each decision gave away, from 0 to 1, by the number of its move; as far as it was judged. */
  losses?: Record<string, number>;
  /** How many decisions there were. */
  decisions?: number;
  /** What bots of each level made of the same deal. */
  levels?: Record<string, LevelMade>;
  /** Was it sent to the service? */
  isSent?: boolean;
  /** Is it to be sent? The service has not answered yet: a page that comes back sends it again. */
  isToBeSent?: boolean;
}

const MOST_PARTS = 10;
const SIGNS = { none: '🟩', some: '🟨', much: '🟥' };

export function taken(): Record<string, Taken> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return typeof found === 'object' && found !== null ? (found as Record<string, Taken>) : {};
  } catch {
    return {};
  }
}

export function keep(date: string, more: Taken): Taken {
  const all = taken();
  const now = { ...all[date], ...more };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [date]: now }));
  } catch {
    // Where nothing can be kept, the page knows it until it is closed.
  }
  return now;
}

/** Days in a row with a result, up to this one, or up to the day before while this one is to come. */
export function streak(all: Record<string, Taken>, now: string): number {
  let day = all[now]?.points === undefined ? dayAfter(now, -1) : now;
  let days = 0;
  for (; all[day]?.points !== undefined; day = dayAfter(day, -1)) days += 1;
  return days;
}

export function isJudged({ losses, decisions }: Taken): boolean {
  return decisions !== undefined && Object.keys(losses ?? {}).length >= decisions;
}

export function isCompared({ levels }: Taken): boolean {
  return COMPARED.every((level) => levels?.[level] !== undefined);
}

/** All that was given away, in whole hundredths. */
export function givenAway({ losses }: Taken): number {
  return Math.round(100 * Object.values(losses ?? {}).reduce((sum, loss) => sum + loss, 0));
}

/** How much was given away in each part of the game, by the worst decision in it. */
export function parts({ losses }: Taken): (keyof typeof SIGNS)[] {
  const inOrder = Object.entries(losses ?? {}).toSorted(([one], [other]) => Number(one) - Number(other));
  const count = Math.min(MOST_PARTS, inOrder.length);
  return Array.from({ length: count }, (_, part) => {
    const [first, last] = [part, part + 1].map((end) => Math.round((end * inOrder.length) / count));
    const worst = Math.max(...inOrder.slice(first, last).map(([, loss]) => loss));
    return worst >= MISTAKE ? 'much' : worst >= LEAST_LOSS ? 'some' : 'none';
  });
}

/** The same as signs that go everywhere. */
export function signs(taken: Taken): string {
  return parts(taken)
    .map((part) => SIGNS[part])
    .join('');
}
