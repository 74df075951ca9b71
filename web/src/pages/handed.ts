/** Who played the games that this browser handed to the service: a record tells no names. */

const KEY = 'pangea-handed';
const MOST = 40;

export function keepNames(replay: string, names: readonly string[]): void {
  const others = all().filter(([id]) => id !== replay);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [replay, names]].slice(-MOST)));
  } catch {
    // Then they are called by their seats.
  }
}

/** The names of a replay as it came, or those that are known here. */
export function namesOf({ id, names }: { id: string; names: string[] }): string[] {
  if (names.some(Boolean)) return names;
  const known = all().find(([replay]) => replay === id)?.[1];
  return known?.length === names.length ? known : names;
}

function all(): [string, string[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, string[]] {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    Array.isArray(value[1]) &&
    value[1].every((name) => typeof name === 'string')
  );
}
