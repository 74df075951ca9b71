/**
 * Reads stories: what a game says travels as numbers, and its book says what they stand for. It is the twin of the
 * reader in src/pangea/core/messages.py; both are held to the same examples (web/stories).
 */

import type { PartShown, Said, Words } from '../wire/types';

/** A story as it travels. */
export type Story = readonly number[];

/** One line of an explained score. Points are null where it is not known whose they are. */
export interface Line {
  rule: string;
  words: Said;
  points: (number | null)[];
  place: number[];
}

const [LINE, GIVES, HIDES] = [-1, -2, -3];
const HEX_ROW = 128;

/** Reads the stories of one game on one board. */
export class StoryReader {
  constructor(
    private readonly words: Words,
    /** What is chosen from on this board, by the names of the lists. */
    private readonly names: Record<string, readonly string[]>,
    private readonly hasWords: (message: string) => boolean,
  ) {}

  phrases(story: Story): Said[] {
    const numbers = new Numbers(story);
    const phrases: Said[] = [];
    while (numbers.isLeft) phrases.push(this.phrase(numbers));
    return phrases;
  }

  lines(story: Story, players: number): Line[] {
    const numbers = new Numbers(story);
    const lines: Line[] = [];
    while (numbers.isLeft) lines.push(this.line(numbers, players));
    return lines;
  }

  private line(numbers: Numbers, players: number): Line {
    if (numbers.next() !== LINE) throw new Error('a story of a score begins its lines');
    const rule = known(this.words.rules, numbers.next());
    const words = this.phrase(numbers);
    const points: (number | null)[] = Array.from({ length: players }, () => 0);
    const place: number[] = [];
    while (numbers.isLeft && numbers.ahead !== LINE) {
      const [mark, about] = [numbers.next(), numbers.next()];
      if (mark === GIVES) points[about] = numbers.next();
      else if (mark === HIDES) points[about] = null;
      else place.push(about);
    }
    return { rule, words, points, place };
  }

  private phrase(numbers: Numbers): Said {
    const [say, parts] = known(this.words.messages, numbers.next());
    const values = Object.entries(parts).map(([name, kind]) => ({
      name,
      part: known(this.words.parts, kind),
      value: numbers.next(),
    }));
    // What belongs to a part follows the whole message.
    const about = values.map(({ name, part, value }) => [name, this.spoken(part, value, numbers)]);
    return { say, about: Object.fromEntries(about) as Said['about'] };
  }

  private spoken(part: PartShown, value: number, numbers: Numbers): unknown {
    switch (part.kind) {
      case 'seat':
        return { seat: value };
      case 'number':
        return value;
      case 'label':
        return value >= 0 ? String(value) : '?';
      case 'hex':
        return hexText(value);
      case 'choice':
        return choice(part, known(part.names, value));
      case 'choices':
        return part.names.filter((_, bit) => (value >> bit) & 1).map((name) => choice(part, name));
      case 'name':
        return known(part.names, value);
      case 'board choice':
        return this.chosenOnBoard(part, value);
      case 'phrase':
        return this.phrase(numbers);
      case 'phrases':
        return Array.from({ length: value }, () => this.phrase(numbers));
      case 'labels':
        return Array.from({ length: value }, () => numbers.item()).join(', ');
    }
    throw new Error(`nobody reads a part of the kind ${part.kind}`);
  }

  /** What has no message, on a board of somebody's own, goes by its name. */
  private chosenOnBoard(part: PartShown, value: number): Said | string {
    const name = known(this.names[known(part.names, 0)] ?? [], value);
    const said = choice(part, name);
    return this.hasWords(said.say) ? said : name;
  }
}

/** The numbers of a story, one after the other. */
class Numbers {
  private at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  get isLeft(): boolean {
    return this.at < this.numbers.length;
  }

  get ahead(): number | undefined {
    return this.numbers[this.at];
  }

  next(): number {
    return known(this.numbers, this.at++);
  }

  /** One of a list of labels: a mark, and the label. */
  item(): number {
    this.next();
    return this.next();
  }
}

function choice(part: PartShown, name: string): Said {
  return { say: `${part.prefix}-${name}`, about: {} };
}

export function hexText(number: number): string {
  const q = Math.floor((number + HEX_ROW / 2) / HEX_ROW);
  return `${q},${number - q * HEX_ROW}`;
}

function known<Thing>(things: readonly Thing[], place: number): Thing {
  const thing = things[place];
  if (thing === undefined) throw new Error(`a story speaks of ${place}, and there are ${things.length}`);
  return thing;
}
