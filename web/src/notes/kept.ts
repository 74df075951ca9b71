/** Own notes as this browser keeps them: by table and seat, for the tables noted on last. */

/** What was noted of one possibility: nothing, that it is out, or that it may well be so. */
export type Mark = 0 | 1 | 2;
/** By what is hidden, whose it is, and what it may be: `clan/2/clans-clan-red`. */
export type Notes = Readonly<Record<string, Mark>>;

const KEY = 'pangea-notes';
const MOST = 60;

/** Press to cross out, again to mark, again to clear. */
export function pressed(mark: Mark): Mark {
  return ((mark + 1) % 3) as Mark;
}

export function keptNotes(table: string, seat: number): Notes {
  return all().find(([place]) => place === placeOf(table, seat))?.[1] ?? {};
}

export function keepNotes(table: string, seat: number, notes: Notes): void {
  const place = placeOf(table, seat);
  const others = all().filter(([other]) => other !== place);
  const now: [string, Notes][] = Object.keys(notes).length > 0 ? [[place, notes]] : [];
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...now].slice(-MOST)));
  } catch {
    // They hold as long as the page is open.
  }
}

function placeOf(table: string, seat: number): string {
  return `${table}/${seat}`;
}

function all(): [string, Notes][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is [string, Notes] {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'object' &&
    value[1] !== null &&
    Object.values(value[1] as object).every((mark) => mark === 1 || mark === 2)
  );
}
