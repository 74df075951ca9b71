/** The little markup of the rules' texts: paragraphs, lists with “- ”, **bold**, *stressed*, and rule ids in brackets. */

export type Inline = { kind: 'text' | 'bold' | 'stressed' | 'rule'; text: string };
export type Block = { kind: 'paragraph' | 'list'; items: Inline[][] };

const PIECES = /\*\*(.+?)\*\*|\[([A-Z]\d+(?:\.v?\d+)*)\]|\*([^\s*[](?:[^*[\n]*[^\s*[])?)\*/g;

/** A text as blocks: a paragraph is a list of one. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map(block);
}

/** The rule ids in a text, in their order. */
export function rulesIn(text: string): string[] {
  return [...text.matchAll(PIECES)].flatMap((found) => found[2] ?? []);
}

/**
 * Which of these texts a rule belongs to: of those that name it, the one with the most rules of the same chapter, and
 * of two with as many the one that names fewer others. Introductions and tips name rules of many chapters.
 */
export function homeOf(rule: string, texts: string[]): number {
  const chapter = rule.split('.')[0] ?? '';
  const found = texts
    .map((text, place) => ({ place, rules: new Set(rulesIn(text)) }))
    .filter(({ rules }) => rules.has(rule))
    .map(({ place, rules }) => ({
      place,
      all: rules.size,
      kin: [...rules].filter((one) => one.split('.')[0] === chapter).length,
    }));
  return found.sort((one, other) => other.kin - one.kin || one.all - other.all)[0]?.place ?? -1;
}

function block(part: string): Block {
  const lines = part.trim().split('\n');
  if (!lines[0]?.startsWith('- ')) return { kind: 'paragraph', items: [inlines(lines.join(' '))] };
  const items = lines
    .join('\n')
    .split(/^- /m)
    .filter((item) => item.trim());
  return { kind: 'list', items: items.map((item) => inlines(item.replaceAll('\n', ' ').trim())) };
}

function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const piece of text.matchAll(PIECES)) {
    if (piece.index > end) found.push({ kind: 'text', text: text.slice(end, piece.index) });
    const [whole, bold, rule, stressed] = piece;
    if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    else found.push({ kind: 'stressed', text: stressed ?? '' });
    end = piece.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}
