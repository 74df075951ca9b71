import { describe, expect, it } from 'vitest';

import { followed, type Herd } from './herds';

function herd(seat: number, at: string, more: Partial<Herd> = {}): Herd {
  return { id: -1, seat, at, isSpent: false, swims: false, slot: 0, of: 1, ...more };
}

function counter(): () => number {
  let last = 0;
  return () => (last += 1);
}

describe('herds', () => {
  it('that are new get ids of their own', () => {
    const now = followed([], [herd(0, '0,0'), herd(1, '0,0')], counter());
    expect(now.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('that stay keep their ids', () => {
    const fresh = counter();
    const before = followed([], [herd(0, '0,0'), herd(0, '1,0')], fresh);
    const now = followed(before, [herd(0, '1,0'), herd(0, '0,0')], fresh);
    expect(now.find(({ at }) => at === '1,0')?.id).toBe(before.find(({ at }) => at === '1,0')?.id);
    expect(now.find(({ at }) => at === '0,0')?.id).toBe(before.find(({ at }) => at === '0,0')?.id);
  });

  it('walk: one that went to the next hex is still the same', () => {
    const fresh = counter();
    const before = followed([], [herd(0, '0,0'), herd(1, '0,0')], fresh);
    const now = followed(before, [herd(0, '1,0'), herd(1, '0,0')], fresh);
    expect(now.find(({ seat }) => seat === 0)?.id).toBe(before.find(({ seat }) => seat === 0)?.id);
  });

  it('turn into swimmers where they stand', () => {
    const fresh = counter();
    const [before] = followed([], [herd(2, '3,1')], fresh);
    const [now] = followed(before ? [before] : [], [herd(2, '3,1', { swims: true })], fresh);
    expect(now?.id).toBe(before?.id);
    expect(now?.swims).toBe(true);
  });

  it('are born: the parent keeps its id, the child has another', () => {
    const fresh = counter();
    const before = followed([], [herd(0, '0,0')], fresh);
    const both = [herd(0, '0,0', { isSpent: true }), herd(0, '0,0', { isSpent: true })];
    const now = followed(before, both, fresh);
    expect(now.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('never become another seat’s', () => {
    const fresh = counter();
    const before = followed([], [herd(0, '0,0')], fresh);
    expect(followed(before, [herd(1, '0,0')], fresh)[0]?.id).not.toBe(before[0]?.id);
  });
});
