import { describe, expect, it } from 'vitest';

import { CELL, COLUMNS, heartOf, loopsOf, nameOf, neighboursOf, outlineOf, ROWS, spaceNamed } from './layout';

function spaces(...names: string[]): number[] {
  return names.map((name) => spaceNamed(name) ?? -1);
}

describe('spaces', () => {
  it('have names that lead back to them', () => {
    for (let space = 0; space < ROWS * COLUMNS; space++) expect(spaceNamed(nameOf(space))).toBe(space);
    expect([nameOf(0), nameOf(13), nameOf(126), nameOf(139)]).toEqual(['a1', 'n1', 'a10', 'n10']);
  });

  it('are not found under other names', () => {
    for (const name of ['', 'o1', 'a0', 'a11', 'A1', 'a', '1a']) expect(spaceNamed(name), name).toBeNull();
  });

  it('lie side by side with up to four others', () => {
    const around = (name: string) => neighboursOf(spaceNamed(name) ?? -1).map(nameOf);
    expect(around('e5')).toEqual(['e4', 'f5', 'e6', 'd5']);
    expect([around('a1'), around('n10')]).toEqual([
      ['b1', 'a2'],
      ['n9', 'm10'],
    ]);
  });

  it('have their heart in the middle', () => {
    expect(nameOf(heartOf(spaces('c3', 'd3', 'e3', 'f3', 'g3')))).toBe('e3');
  });
});

describe('outlines', () => {
  it('are a square around one space', () => {
    expect(outlineOf(spaces('a1'), 0)).toMatch(/^M(\d+ \d+L){3}\d+ \d+z$/);
    expect(new Set(loopsOf(spaces('a1'))[0]?.map(String))).toEqual(
      new Set(['0,0', `${CELL},0`, `${CELL},${CELL}`, `0,${CELL}`]),
    );
  });

  it('have corners only where they turn', () => {
    expect(loopsOf(spaces('a1', 'b1', 'c1'))[0]).toHaveLength(4);
    expect(loopsOf(spaces('a1', 'b1', 'b2'))[0]).toHaveLength(6);
  });

  it('go around a hole', () => {
    const ring = spaces('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3');
    expect(loopsOf(ring).map((loop) => loop.length)).toEqual([4, 4]);
  });

  it('keep spaces apart that touch by a corner', () => {
    expect(loopsOf(spaces('a1', 'b2'))).toHaveLength(2);
  });

  it('can be drawn a little inside', () => {
    const corners = outlineOf(spaces('a1'), 5).match(/\d+ \d+/g);
    expect(new Set(corners)).toEqual(new Set(['5 5', '65 5', '65 65', '5 65']));
  });
});
