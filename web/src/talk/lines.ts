/** Lines of talk as a reader sees them. */

import type { Table, TalkLine } from '../wire/types';

/** Lines that are known and lines that came, each once and in order. */
export function merged(known: readonly TalkLine[], came: readonly TalkLine[]): TalkLine[] {
  const numbers = new Set(came.map((line) => line.number));
  return [...known.filter((line) => !numbers.has(line.number)), ...came].sort(
    (one, other) => one.number - other.number,
  );
}

/** A line, or several of somebody who was muted, in one. */
export type Row =
  | { kind: 'line'; key: number; line: TalkLine }
  | { kind: 'muted'; key: number; person: string; name: string; count: number };

/** The newest first. What somebody muted said is counted and not shown. */
export function rowsOf(lines: readonly TalkLine[], isMuted: (person: string) => boolean): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (!isMuted(line.person) || isSwitch(line)) rows.push({ kind: 'line', key: line.number, line });
    else if (last?.kind === 'muted' && last.person === line.person) last.count++;
    else rows.push({ kind: 'muted', key: line.number, person: line.person, name: line.name, count: 1 });
  }
  return rows.reverse();
}

/** Did the host switch talk on or off? */
export function isSwitch({ kind }: TalkLine): boolean {
  return kind === 'on' || kind === 'off';
}

/** What talk needs to know of a table. */
export type Company = Pick<Table, 'seats' | 'yours' | 'watchers' | 'status'>;

/** Is anybody there to talk to? Bots don't listen; players don't read what those who watch say. */
export function hasCompany(table: Company): boolean {
  const people = table.seats.filter(({ kind, yours }) => (kind === 'person' || kind === 'open') && !yours);
  if (table.yours.length > 0) return people.length > 0;
  return people.length > 0 || table.seats.some(({ kind }) => kind === 'screen') || table.watchers > 1;
}
