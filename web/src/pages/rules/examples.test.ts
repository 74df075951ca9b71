import { describe, expect, it } from 'vitest';

import { examplesOf } from './examples';

describe('examples', () => {
  it('are found by the names of their files, in the order of the sections', () => {
    const files = ['rules-trias-9-final', 'rules-clans-4-move', 'rules-trias-4-put', 'trias-start'];
    expect(examplesOf('trias', files).map(({ section, caption }) => [section, caption])).toEqual([
      [4, 'trias-example-put'],
      [9, 'trias-example-final'],
    ]);
  });

  it('are scenes as the pages read them', async () => {
    const shown = await examplesOf('clans')[0]?.open();
    expect(shown?.scene.prompt?.say).toBe('clans-prompt-move');
    expect(shown?.crop).toHaveLength(4);
  });

  it('of a game without any are none', () => {
    expect(examplesOf('chess')).toEqual([]);
  });
});
