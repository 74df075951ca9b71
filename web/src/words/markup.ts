/** The little markup of the rules' texts: paragraphs, lists with “- ”, **bold**, and rule ids in brackets. */

export type Inline = { kind: 'text' | 'bold' | 'rule'; text: string };
export type Block = { kind: 'paragraph' | 'list'; items: Inline[][] };

const PIECES = /\*\*(.+?)\*\*|\[([A-Z]\d+(?:\.\d+)*)\]/g;

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
    const [whole, bold, rule] = piece;
    found.push(bold === undefined ? { kind: 'rule', text: rule ?? '' } : { kind: 'bold', text: bold });
    end = piece.index + whole.length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}
