import { beforeEach, describe, expect, it, vi } from 'vitest';

import { keepNotes, keptNotes, pressed } from './kept';

/** Node has no storage of a browser. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('notes in this browser', () => {
  it('are crossed out, marked and cleared in turn', () => {
    expect([0, 1, 2].map((mark) => pressed(mark as 0 | 1 | 2))).toEqual([1, 2, 0]);
  });

  it('are of one table and one seat', () => {
    keepNotes('~ab', 0, { 'clan/1/clans-clan-red': 1 });
    keepNotes('~ab', 1, { 'clan/0/clans-clan-red': 2 });
    expect(keptNotes('~ab', 0)).toEqual({ 'clan/1/clans-clan-red': 1 });
    expect(keptNotes('~ab', 1)).toEqual({ 'clan/0/clans-clan-red': 2 });
    expect(keptNotes('~cd', 0)).toEqual({});
  });

  it('are forgotten for tables that were left long ago, and where nothing is noted', () => {
    for (let number = 0; number < 80; number++) keepNotes(`t${number}`, 0, { a: 1 });
    expect(keptNotes('t0', 0)).toEqual({});
    expect(keptNotes('t79', 0)).toEqual({ a: 1 });
    keepNotes('t79', 0, {});
    expect(localStorage.getItem('pangea-notes')).not.toContain('t79');
  });

  it('are not believed where somebody else wrote them', () => {
    for (const wrong of ['nonsense', '{}', '[["~ab/0", 3]]', '[["~ab/0", {"a": "<b>"}]]', '[[1, {}]]']) {
      localStorage.setItem('pangea-notes', wrong);
      expect(keptNotes('~ab', 0)).toEqual({});
    }
  });
});
