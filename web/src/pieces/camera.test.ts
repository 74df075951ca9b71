import { describe, expect, it } from 'vitest';

import {
  around,
  besideLens,
  between,
  CLOSEST,
  fitted,
  panned,
  refitted,
  seen,
  showing,
  zoomed,
} from './camera';

const BOX = { x: -100, y: 0, width: 400, height: 200 };

describe('the camera', () => {
  it('shows the whole drawing at first, in a wide window and in a high one', () => {
    expect(seen(fitted(BOX), BOX, 2)).toEqual(BOX);
    expect(seen(fitted(BOX), BOX, 4)).toEqual({ x: -300, y: 0, width: 800, height: 200 });
    expect(seen(fitted(BOX), BOX, 1)).toEqual({ x: -100, y: -100, width: 400, height: 400 });
  });

  it('fits a drawing that has grown, unless somebody looks at it closely', () => {
    const larger = { x: -200, y: 0, width: 600, height: 200 };
    expect(refitted(fitted(BOX), BOX, larger)).toEqual(fitted(larger));
    const close = zoomed(fitted(BOX), BOX, { x: 150, y: 60 }, 2);
    expect(refitted(close, BOX, larger)).toEqual({ ...close, zoom: 3 });
  });

  it('makes way for the buttons in the corner, where there is room', () => {
    const lens = { width: 0.4, height: 0.1 };
    const wide = seen(fitted(BOX), BOX, 1);
    expect(besideLens(wide, BOX, 1, lens)).toEqual(wide);
    const snug = seen(fitted(BOX), BOX, 1.9);
    expect(besideLens(snug, BOX, 1, lens).y).toBeGreaterThan(snug.y);
    const high = seen(fitted(BOX), BOX, 3);
    expect(besideLens(high, BOX, 1, lens)).toEqual({ ...high, x: high.x + 100 });
    const none = seen(fitted(BOX), BOX, 2);
    expect(besideLens(none, BOX, 1, lens)).toEqual(none);
  });

  it('goes from one view to another in between', () => {
    expect(between({ x: 0, y: 0, zoom: 1 }, { x: 10, y: 20, zoom: 3 }, 0.5)).toEqual({
      x: 5,
      y: 10,
      zoom: 2,
    });
  });

  it('keeps the point under the fingers in its place', () => {
    const at = { x: 150, y: 60 };
    const before = seen(fitted(BOX), BOX, 2);
    const after = seen(zoomed(fitted(BOX), BOX, at, 2), BOX, 2);
    expect((at.x - after.x) / after.width).toBeCloseTo((at.x - before.x) / before.width);
    expect((at.y - after.y) / after.height).toBeCloseTo((at.y - before.y) / before.height);
  });

  it('comes no closer than it should, and goes no farther than the whole', () => {
    const at = { x: 0, y: 0 };
    expect(zoomed(fitted(BOX), BOX, at, 100).zoom).toBe(CLOSEST);
    expect(zoomed(fitted(BOX), BOX, at, 0.01)).toEqual(fitted(BOX));
  });

  it('comes close to some places, and shows all of them', () => {
    const places = [
      { x: -60, y: 40 },
      { x: 20, y: 90 },
    ];
    const part = seen(around(BOX, 1, places, 2), BOX, 1);
    expect(part.width).toBe(200);
    for (const { x, y } of places) {
      expect(x > part.x && x < part.x + part.width).toBe(true);
      expect(y > part.y && y < part.y + part.height).toBe(true);
    }
    const corners = [
      { x: -100, y: 0 },
      { x: 300, y: 200 },
    ];
    expect(around(BOX, 1, corners, 2)).toEqual(fitted(BOX));
  });

  it('never loses the drawing', () => {
    const near = zoomed(fitted(BOX), BOX, { x: 100, y: 100 }, 2);
    expect(panned(near, BOX, { x: 9000, y: -9000 })).toEqual({ x: 200, y: 50, zoom: 2 });
  });

  it('moves only when a place is out of sight', () => {
    const near = zoomed(fitted(BOX), BOX, { x: 100, y: 100 }, 2);
    expect(showing(near, BOX, 2, { x: 100, y: 100 })).toBe(near);
    expect(showing(near, BOX, 2, { x: 280, y: 100 }).x).toBeGreaterThan(near.x);
  });
});
