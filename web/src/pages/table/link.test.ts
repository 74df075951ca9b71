import { describe, expect, it, vi } from 'vitest';

import type { Table } from '../../wire/scenes';
import { recordOf, replayOf } from './link';

// They need a browser.
vi.mock('../../pieces/toasts.svelte', () => ({}));
vi.mock('../../words/words.svelte', () => ({}));
vi.mock('../../router.svelte', () => ({ to: (path: string) => path }));
vi.mock('../../base', () => ({ at: (path: string) => `/${path}` }));

const table = { id: 'ab12', game: 'clans' } as Table;

describe('the record of a table', () => {
  it('is fetched by its players without a word', () => {
    expect(recordOf(table, null)).toBe('/api/tables/ab12/record');
  });

  it('is fetched by guests with the word that let them in', () => {
    expect(recordOf(table, 'a&b')).toBe('/api/tables/ab12/record?invite=a%26b');
  });
});

describe('the replay of a table', () => {
  it('is for everybody, usually', () => {
    expect(replayOf({ ...table, invite: 'word' }, 'word')).toBe('/replay/ab12');
  });

  it('needs the word of a private one, from its people or from a guest', () => {
    expect(replayOf({ ...table, private: true, invite: 'a&b' }, null)).toBe('/replay/ab12?invite=a%26b');
    expect(replayOf({ ...table, private: true, invite: null }, 'word')).toBe('/replay/ab12?invite=word');
  });
});
