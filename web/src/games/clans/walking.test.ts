import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { STEP_MS, Walking } from './walking.svelte';

const before = [
  [1, 0],
  [0, 2],
  [1, 1],
];
const after = [
  [0, 0],
  [1, 2],
  [1, 1],
];

describe('huts that walk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leave, are on their way, and arrive', () => {
    const walking = new Walking(before);
    walking.show(after, [{ source: 0, target: 1 }], true);
    expect(walking.walker).toMatchObject({ source: 0, target: 1, huts: [1, 0] });
    expect(walking.huts).toEqual([
      [0, 0],
      [0, 2],
      [1, 1],
    ]);
    vi.advanceTimersByTime(STEP_MS);
    expect(walking.walker).toBeNull();
    expect(walking.huts).toEqual(after);
  });

  it('walk one after the other', () => {
    const walking = new Walking(before);
    const walks = [
      { source: 0, target: 1 },
      { source: 1, target: 2 },
    ];
    walking.show(
      [
        [0, 0],
        [0, 0],
        [2, 3],
      ],
      walks,
      true,
    );
    vi.advanceTimersByTime(STEP_MS);
    expect(walking.walker).toMatchObject({ source: 1, target: 2, huts: [1, 2] });
    vi.advanceTimersByTime(STEP_MS);
    expect(walking.huts[2]).toEqual([2, 3]);
  });

  it('have arrived when the next ones set out', () => {
    const walking = new Walking(before);
    walking.show(after, [{ source: 0, target: 1 }], true);
    const later = [
      [0, 0],
      [2, 3],
      [0, 0],
    ];
    walking.show(later, [{ source: 2, target: 1 }], true);
    expect(walking.walker).toMatchObject({ source: 2, target: 1, huts: [1, 1] });
    expect(walking.huts[1]).toEqual([1, 2]);
    vi.advanceTimersByTime(STEP_MS);
    expect(walking.huts).toEqual(later);
  });

  it('are there at once when nothing may move', () => {
    const walking = new Walking(before);
    walking.show(after, [{ source: 0, target: 1 }], false);
    expect(walking.walker).toBeNull();
    expect(walking.huts).toEqual(after);
  });

  it('are there at once when nobody was where they set out from', () => {
    const walking = new Walking(after);
    walking.show(before, [{ source: 0, target: 1 }], true);
    expect(walking.walker).toBeNull();
    expect(walking.huts).toEqual(before);
  });
});
