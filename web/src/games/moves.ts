/** Moves in writing, taken apart by the forms of a game's book. */

import type { MoveForm, PartShown } from '../wire/types';

/** A move by its kind, and its parts by their names. */
export type Parsed = { kind: string } & Record<string, string | number>;

const HOLE = /\{(\w+)\}/;

/** How the moves of these forms are read. What is none of them, or has a question mark, is null. */
export function parserOf<Move extends { kind: string }>(
  forms: readonly MoveForm[],
): (text: string) => Move | null {
  const readers = forms.map(readerOf);
  return (text) => {
    for (const read of readers) {
      const found = read(text);
      if (found) return found as unknown as Move;
    }
    return null;
  };
}

function readerOf({ kind, form, parts }: MoveForm): (text: string) => Parsed | null {
  // Every other piece is the name of a part.
  const pieces = form.split(HOLE);
  const patterns = pieces.map((piece, number) => (number % 2 ? patternOf(parts[piece]!) : plain(piece)));
  const pattern = new RegExp(`^${patterns.join('')}$`);
  return (text) => {
    const found = pattern.exec(text);
    if (!found) return null;
    const values = Object.entries(parts).map(([name, part], number) => {
      const word = found[number + 1] ?? '';
      return [name, part.kind === 'label' ? Number(word) : word];
    });
    return { ...(Object.fromEntries(values) as Record<string, string | number>), kind };
  };
}

function patternOf({ kind, names }: PartShown): string {
  if (kind === 'label') return '(\\d+)';
  if (kind === 'hex') return '(-?\\d+,-?\\d+)';
  return kind === 'name' ? `(${names.map(plain).join('|')})` : '([a-z]+)';
}

function plain(text: string): string {
  return text.replace(/[^\w ]/g, '\\$&');
}
