import { describe, expect, it } from 'vitest';

import { blocks, homeOf, rulesIn } from './markup';

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

  it('knows stressed words', () => {
    expect(blocks('Some are *fresh*, 2 * 3.')[0]?.items[0]).toEqual([
      { kind: 'text', text: 'Some are ' },
      { kind: 'stressed', text: 'fresh' },
      { kind: 'text', text: ', 2 * 3.' },
    ]);
  });

  it('finds the text that a rule belongs to', () => {
    const texts = ['Soon [C3.1], [C6.4].', 'Set up [C2.1].', 'Move [C3.1], stay [C3.2].', 'Tip [C3.1].'];
    expect(homeOf('C3.1', texts)).toBe(2);
    expect(homeOf('C6.4', texts)).toBe(0);
    expect(homeOf('C9', texts)).toBe(-1);
  });

  it('finds it behind an introduction and before tips that name as many of its chapter', () => {
    const texts = ['Soon [C1.1], [C2.1], [C8.1].', 'The end [C8.1], [C9].', 'Move [C3.1], [C3.2].', 'Tips'];
    expect(homeOf('C8.1', texts)).toBe(1);
    expect(homeOf('C3.1', [...texts, 'Tip [C3.1], once more [C3.1], [C3.2], [C4.1].'])).toBe(2);
  });

  it('finds the rules of a section', () => {
    expect(rulesIn('One [C1.1], two [C4.2], a worked example [P4.v1]; [not one].')).toEqual([
      'C1.1',
      'C4.2',
      'P4.v1',
    ]);
  });
});
