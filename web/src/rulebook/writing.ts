/** Moves between text and rows of numbers, by a game's table of forms: the twin of src/pangea/core/moves.py. */

import type { Said } from '../wire/types';
import { hexText } from '../words/stories';
import type { FormAbout, PartAbout } from './about';

/** Numbers in a row: the kind of a move, and its parts. */
export const SPELLED = 4;
const LONGEST_QUOTED = 60;
const LONGEST_NAME = 30;
const HEX_ROW = 128;
const HOLE = /\{(\w+)\}/;

/** A text that is no move, and why. */
export class Unreadable extends Error {
  constructor(readonly words: Said) {
    super(words.say);
  }
}

type Names = Record<string, readonly string[]>;

export class Writing {
  private readonly readers: { pattern: RegExp; parts: PartAbout[] }[];
  private readonly pieces: string[][];

  constructor(
    private readonly game: string,
    private readonly forms: readonly FormAbout[],
    private readonly names: Names,
  ) {
    this.pieces = forms.map(({ text }) => text.split(HOLE));
    this.readers = forms.map(({ parts }, number) => ({
      pattern: new RegExp(`^(?:${this.patternOf(number)})$`),
      parts: Object.values(parts),
    }));
  }

  /** The text of a move that was spelled. */
  write(row: ArrayLike<number>): string {
    const kind = row[0]!;
    const parts = Object.values(this.forms[kind]!.parts);
    const words = parts.map((part, number) => this.word(part, row[number + 1]!));
    return this.pieces[kind]!.map((piece, at) => (at % 2 ? words[(at - 1) / 2]! : piece)).join('');
  }

  /** A move spelled. */
  read(text: string): number[] {
    for (const [kind, { pattern, parts }] of this.readers.entries()) {
      const found = pattern.exec(text);
      if (!found) continue;
      const row = [kind, ...parts.map((part, number) => this.number(text, part, found[number + 1]!))];
      return [...row, ...Array<number>(SPELLED - row.length).fill(0)];
    }
    throw new Unreadable({ say: `${this.game}-unreadable`, about: { text: text.slice(0, LONGEST_QUOTED) } });
  }

  private patternOf(kind: number): string {
    const { parts } = this.forms[kind]!;
    return this.pieces[kind]!.map((piece, at) => (at % 2 ? pattern(parts[piece]!) : plain(piece))).join('');
  }

  private word(part: PartAbout, value: number): string {
    switch (part.kind) {
      case 'name':
        return part.names![value]!;
      case 'hex':
        return hexText(value);
      case 'board choice':
        return this.names[part.names![0]!]![value]!;
    }
    return value >= 0 ? String(value) : '?';
  }

  private number(text: string, part: PartAbout, word: string): number {
    const refuse = (about: Said['about']) =>
      new Unreadable({ say: part.unreadable!, about: { text, ...about } });
    switch (part.kind) {
      case 'name': {
        const place = part.names!.indexOf(word);
        if (place < 0) throw refuse({ name: word });
        return place;
      }
      case 'hex': {
        const [q, r] = word.split(',').map(Number) as [number, number];
        const steps = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
        if (part.unreadable && !part.names?.includes(word) && steps >= (part.below ?? 0))
          throw refuse({ hex: word });
        return q * HEX_ROW + r;
      }
      case 'board choice': {
        const names = this.names[part.names![0]!]!;
        const place = names.indexOf(word);
        if (place < 0) throw refuse({ name: word.slice(0, LONGEST_NAME), nearest: nearest(word, names) });
        return place;
      }
    }
    const value = Number(word);
    if (value < (part.least ?? 0) || value >= (part.below ?? 0)) throw refuse({ number: word });
    return value;
  }
}

function pattern(part: PartAbout): string {
  switch (part.kind) {
    case 'name':
      return `(${part.shape ?? part.names!.map(plain).join('|')})`;
    case 'hex':
      return '((?:0|-?[1-9][0-9]?),(?:0|-?[1-9][0-9]?))';
    case 'board choice':
      return '([a-z]+)';
  }
  return '(0|[1-9][0-9]{0,5})';
}

function plain(text: string): string {
  return text.replace(/[^\w ]/g, '\\$&');
}

/** The name that takes the fewest letters to mend: the first of them. */
export function nearest(word: string, names: readonly string[]): string {
  let best = names[0]!;
  let least = Infinity;
  for (const name of names) {
    const mended = distance(word, name);
    if (mended < least) [best, least] = [name, mended];
  }
  return best;
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, number) => number);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + Number(one[at - 1] !== other[to - 1])),
      );
    row = next;
  }
  return row[other.length]!;
}
