import { describe, expect, it } from 'vitest';

import { examplesOf, read } from './examples';

const file = async () => ({ default: { names: ['Ada'] } });

describe('examples', () => {
  it('are found by the names of their files, in the order of the sections', async () => {
    const found = read(
      [
        ['../../../scenes/rules-trias-9-final.json', file],
        ['../../../scenes/rules-clans-4-move.json', file],
        ['../../../scenes/rules-trias-4-put.json', file],
        ['../../../scenes/trias-start.json', file],
      ],
      'trias',
    );
    expect(found.map(({ section, caption }) => [section, caption])).toEqual([
      [4, 'trias-example-put'],
      [9, 'trias-example-final'],
    ]);
    expect(await found[0]?.open()).toEqual({ names: ['Ada'] });
  });

  it('of a game without any are none', () => {
    expect(examplesOf('chess')).toEqual([]);
  });
});
