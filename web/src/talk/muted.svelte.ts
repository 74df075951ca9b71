/** Whom the reader has muted: kept in this browser, for all tables. Nobody else is told. */

const KEY = 'pangea-muted';
/** Guests come and go: the ones muted longest ago are forgotten first. */
const MOST = 200;

let muted = $state.raw<readonly string[]>(kept());

export function isMuted(person: string): boolean {
  return muted.includes(person);
}

export function setMuted(person: string, isNow: boolean): void {
  const others = muted.filter((other) => other !== person);
  muted = isNow ? [...others, person].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // It holds as long as the page is open.
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((person) => typeof person === 'string') : [];
  } catch {
    return [];
  }
}
