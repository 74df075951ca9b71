import { describe, expect, it, vi } from 'vitest';

import { told } from './rows';

vi.mock('../../words/words.svelte', () => ({}));

describe('names at a table', () => {
  it('are told apart by letters: a number would read as the number of something', () => {
    expect(told(['Ada', 'Gatherer', 'Hunter', 'Gatherer'])).toEqual([
      'Ada',
      'Gatherer A',
      'Hunter',
      'Gatherer B',
    ]);
  });

  it('are never the same, whatever somebody is called', () => {
    const names = told(['Ada', 'Ada', 'Ada A', 'Ada']);
    expect(new Set(names).size).toBe(4);
    expect(names[2]).toBe('Ada A');
  });

  it('are not wanted for what is no name', () => {
    expect(told(['free', 'free'], (name) => name !== 'free')).toEqual(['free', 'free']);
  });
});
