/** Who played the games that this browser handed to the service: a record tells neither names nor who decided. */

const KEY = 'pangea-handed';
const MOST = 40;

/** `played_by`: for each seat the level of the bot that made most decisions of its person. */
export interface Players {
  names: string[];
  played_by: (string | null)[];
}

export function keepPlayers(replay: string, { names, played_by }: Players): void {
  const others = all().filter(([id]) => id !== replay);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [replay, { names, played_by }]].slice(-MOST)));
  } catch {
    // Then they are called by their seats.
  }
}

/** The players of a replay as it came, or those that are known here. */
export function playersOf({ id, names, played_by }: Players & { id: string }): Players {
  if (names.some(Boolean)) return { names, played_by };
  const known = all().find(([replay]) => replay === id)?.[1];
  return known?.names.length === names.length ? known : { names, played_by };
}

function all(): [string, Players][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, Players] {
  return Array.isArray(value) && typeof value[0] === 'string' && isPlayers(value[1]);
}

function isPlayers(value: unknown): value is Players {
  const { names, played_by } = (value ?? {}) as Partial<Record<keyof Players, unknown>>;
  return (
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    Array.isArray(played_by) &&
    played_by.every((level) => level === null || typeof level === 'string') &&
    played_by.length === names.length
  );
}
