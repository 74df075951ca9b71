import { describe, expect, it, vi } from 'vitest';

import type { Table } from '../../wire/types';
import { recordOf } from './link';

// Neither is needed for an address, and both need a browser.
vi.mock('../../pieces/toasts.svelte', () => ({}));
vi.mock('../../words/words.svelte', () => ({}));

const table = { id: 'ab12', game: 'clans' } as Table;

describe('the record of a table', () => {
  it('is fetched by its players without a word', () => {
    expect(recordOf(table, null)).toBe('/api/tables/ab12/record');
  });

  it('is fetched by guests with the word that let them in', () => {
    expect(recordOf(table, 'a&b')).toBe('/api/tables/ab12/record?invite=a%26b');
  });
});
