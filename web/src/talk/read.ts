/** How far talk was read, for each of the last tables: whoever comes back sees what is new. */

const KEY = 'pangea-talk-read';
const MOST = 100;

export function lastRead(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

export function noteRead(table: string, number: number): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, number]].slice(-MOST)));
  } catch {
    // Then it is new again after a reload.
  }
}

function kept(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
