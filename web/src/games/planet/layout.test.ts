import { describe, expect, it } from 'vitest';
import * as layout from './layout';

const faces = Array.from({ length: layout.FACES }, (_, face) => face);
const edges = Array.from({ length: layout.EDGES }, (_, edge) => edge);

function apart(one: layout.Flat, other: layout.Flat): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function apartInSpace(one: layout.Spatial, other: layout.Spatial): number {
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}

describe('the table of neighbours', () => {
  it('says of every edge the same from both sides', () => {
    for (let portion = 0; portion < layout.PORTIONS; portion++) {
      expect(layout.across(layout.across(portion))).toBe(portion);
      expect(layout.across(portion)).not.toBe(portion);
    }
  });

  it('gives every portion three neighbours that have it as theirs', () => {
    for (let portion = 0; portion < layout.PORTIONS; portion++) {
      expect(new Set(layout.beside(portion)).size).toBe(3);
      for (const near of layout.beside(portion)) expect(layout.beside(near)).toContain(portion);
    }
  });
});

describe('the solid', () => {
  it('has its nearest faces where the table has neighbours', () => {
    for (const face of faces) {
      const others = faces.filter((other) => other !== face);
      const near = others.sort(
        (one, other) =>
          layout.dot(layout.NORMALS[other]!, layout.NORMALS[face]!) -
          layout.dot(layout.NORMALS[one]!, layout.NORMALS[face]!),
      );
      expect(new Set(near.slice(0, 5))).toEqual(new Set(layout.NEIGHBOURS[face]));
    }
  });

  it('has the neighbours of a face clockwise, seen from outside', () => {
    for (const face of faces) {
      for (const edge of edges) {
        const one = layout.NORMALS[layout.neighbour(face, edge)]!;
        const next = layout.NORMALS[layout.neighbour(face, edge + 1)]!;
        expect(layout.dot(layout.cross(next, one), layout.NORMALS[face]!)).toBeGreaterThan(0.1);
      }
    }
  });

  it('has regular faces that share both corners of an edge with the neighbour', () => {
    const length = apartInSpace(layout.solidCorner(0, 0), layout.solidCorner(0, 1));
    for (const face of faces) {
      for (const edge of edges) {
        const [before, after] = [layout.solidCorner(face, edge - 1), layout.solidCorner(face, edge)];
        expect(apartInSpace(before, after)).toBeCloseTo(length, 9);
        expect(layout.dot(after, layout.NORMALS[face]!)).toBeCloseTo(1, 9);
        const beyond = layout.across(layout.portionOf(face, edge));
        const [other, back] = [Math.floor(beyond / layout.EDGES), beyond % layout.EDGES];
        expect(apartInSpace(layout.solidCorner(other, back), before)).toBeCloseTo(0, 9);
        expect(apartInSpace(layout.solidCorner(other, back - 1), after)).toBeCloseTo(0, 9);
      }
    }
  });

  it('has each portion at the edge to its neighbour', () => {
    for (const face of faces) {
      for (const edge of edges) {
        const middle = layout.plus(layout.solidCorner(face, edge - 1), layout.solidCorner(face, edge));
        const nearest = faces
          .filter((other) => other !== face)
          .sort(
            (one, other) =>
              layout.dot(layout.NORMALS[other]!, middle) - layout.dot(layout.NORMALS[one]!, middle),
          );
        expect(nearest[0]).toBe(layout.neighbour(face, edge));
      }
    }
  });
});

describe.each([
  ['standing', true],
  ['lying', false],
])('the net, %s', (_, standing) => {
  const net = layout.unfolded(standing);

  function joined(face: number, edge: number): boolean {
    const portion = layout.across(layout.portionOf(face, edge));
    const other = net.spots[Math.floor(portion / layout.EDGES)]!;
    const back = portion % layout.EDGES;
    const spot = net.spots[face]!;
    return (
      apart(layout.netCorner(spot, edge), layout.netCorner(other, back - 1)) < 1e-9 &&
      apart(layout.netCorner(spot, edge - 1), layout.netCorner(other, back)) < 1e-9
    );
  }

  it('hangs together by eleven edges, each with the right portions on its sides', () => {
    const count = faces.flatMap((face) => edges.filter((edge) => joined(face, edge))).length;
    expect(count).toBe(22);
  });

  it('has no two faces on each other', () => {
    for (const face of faces) {
      for (const other of faces.filter((each) => each > face)) {
        expect(apart(net.spots[face]!, net.spots[other]!)).toBeGreaterThan(2 * layout.APOTHEM - 1e-9);
      }
    }
  });

  it('has the portions of a face clockwise, as the solid has them', () => {
    for (const spot of net.spots) {
      for (const edge of edges) {
        const [middle, before, after] = layout.triangle(spot, edge);
        const turn =
          (before.x - middle.x) * (after.y - middle.y) - (before.y - middle.y) * (after.x - middle.x);
        expect(turn).toBeGreaterThan(0); // y points down, so clockwise is positive
      }
    }
  });

  it('is as long as it should be in its direction', () => {
    expect(net.height > net.width).toBe(standing);
  });
});

it('of some faces finds the one from which the others are seen best', () => {
  expect(layout.amidst([])).toBeNull();
  expect(layout.amidst([7])).toBe(7);
  // 0 is beside all of the upper ring, and those that come before and after it in the ring are not beside each other.
  expect(layout.amidst([1, 3, 0])).toBe(0);
});
