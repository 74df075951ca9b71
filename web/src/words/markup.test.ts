import { describe, expect, it } from 'vitest';

import { blocks, rulesIn } from './markup';

describe('the markup of the rules', () => {
  it('knows paragraphs, bold words and rules', () => {
    expect(blocks('Take **all** of them [C3.1].\n\nYou can’t pass.')).toEqual([
      {
        kind: 'paragraph',
        items: [
          [
            { kind: 'text', text: 'Take ' },
            { kind: 'bold', text: 'all' },
            { kind: 'text', text: ' of them ' },
            { kind: 'rule', text: 'C3.1' },
            { kind: 'text', text: '.' },
          ],
        ],
      },
      { kind: 'paragraph', items: [[{ kind: 'text', text: 'You can’t pass.' }]] },
    ]);
  });

  it('knows lists', () => {
    expect(blocks('- one\n- two [C9]')).toEqual([
      {
        kind: 'list',
        items: [
          [{ kind: 'text', text: 'one' }],
          [
            { kind: 'text', text: 'two ' },
            { kind: 'rule', text: 'C9' },
          ],
        ],
      },
    ]);
  });

  it('finds the rules of a section', () => {
    expect(rulesIn('One [C1.1], two [C4.2]; [not one].')).toEqual(['C1.1', 'C4.2']);
  });
});
