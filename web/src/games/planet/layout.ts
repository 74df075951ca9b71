/** The shape of a planet: which faces touch, where they lie on the solid, and where on the net. */

import art from '../../../../src/pangea/games/planet/art.json';

/** Of each face its neighbours, clockwise seen from outside. Portion k lies at the edge to the k-th. */
export const NEIGHBOURS: readonly (readonly number[])[] = art.neighbours;
export const FACES = NEIGHBOURS.length;
export const EDGES = 5;
export const PORTIONS = FACES * EDGES;

export interface Flat {
  x: number;
  y: number;
}

export interface Spatial {
  x: number;
  y: number;
  z: number;
}

export function neighbour(face: number, edge: number): number {
  return NEIGHBOURS[face]![modulo(edge)]!;
}

export function portionOf(face: number, edge: number): number {
  return face * EDGES + modulo(edge);
}

/** The portion on the other side of a face's edge. */
export function across(portion: number): number {
  const face = Math.floor(portion / EDGES);
  const other = neighbour(face, portion % EDGES);
  return portionOf(other, NEIGHBOURS[other]!.indexOf(face));
}

/** The three portions that lie side by side with one: two on its own tile, one across the edge. */
export function beside(portion: number): number[] {
  const face = Math.floor(portion / EDGES);
  const edge = portion % EDGES;
  return [portionOf(face, edge + EDGES - 1), portionOf(face, edge + 1), across(portion)];
}

function modulo(edge: number): number {
  return ((edge % EDGES) + EDGES) % EDGES;
}

// One face, flat. Its middle is (0, 0), its edges are 1 long, y points down, portion 0 points up.

const FIFTH = (2 * Math.PI) / EDGES;
/** From the middle of a face to an edge. */
export const APOTHEM = 1 / (2 * Math.tan(FIFTH / 2));
/** From the middle of a face to a corner. */
export const RADIUS = 1 / (2 * Math.sin(FIFTH / 2));

/** The corner after portion k, going clockwise, of a face whose portion 0 points in a direction. */
export function flatCorner(edge: number, turned = 0): Flat {
  const angle = turned + (edge + 0.5) * FIFTH;
  return { x: RADIUS * Math.sin(angle), y: -RADIUS * Math.cos(angle) };
}

// The solid. Its faces are 1 from the middle; x points right, y up, z to the reader.

const LATITUDE = Math.atan(0.5);

/** Where each face points: 0 up, 11 down, two rings of five between them. */
export const NORMALS: readonly Spatial[] = Array.from({ length: FACES }, (_, face) => {
  if (face === 0) return { x: 0, y: 1, z: 0 };
  if (face === FACES - 1) return { x: 0, y: -1, z: 0 };
  const upper = face <= EDGES;
  // Seen from above, clockwise is from x to z: so the ring runs as the neighbours of face 0 do.
  const angle = upper ? (face - 1) * FIFTH : (face - 6 + 0.5) * FIFTH;
  const height = upper ? Math.sin(LATITUDE) : -Math.sin(LATITUDE);
  return { x: Math.cos(LATITUDE) * Math.cos(angle), y: height, z: Math.cos(LATITUDE) * Math.sin(angle) };
});

/** The corner after portion k of a face, going clockwise: where three faces meet. */
export function solidCorner(face: number, edge: number): Spatial {
  const meeting = [face, neighbour(face, edge), neighbour(face, edge + 1)].map((each) => NORMALS[each]!);
  const sum = meeting.reduce(plus);
  return scaled(sum, 1 / dot(sum, NORMALS[face]!));
}

/** Of some faces the one from which the others are seen best; null if there are none. */
export function amidst(faces: readonly number[]): number | null {
  if (faces.length === 0) return null;
  const sum = faces.map((face) => NORMALS[face]!).reduce(plus);
  const near = faces.map((face) => dot(sum, NORMALS[face]!));
  return faces[near.indexOf(Math.max(...near))]!;
}

/** 0 would be flat faces, 1 a ball of the given radius. */
const BULGE = 0.5;
const BALL = 1.16;

/** Planets are rounder than a dodecahedron: where a point of a flat face lies when it bulges. */
export function bulged(point: Spatial): Spatial {
  const outward = BALL / Math.sqrt(dot(point, point));
  return scaled(point, 1 - BULGE + BULGE * outward);
}

export function plus(one: Spatial, other: Spatial): Spatial {
  return { x: one.x + other.x, y: one.y + other.y, z: one.z + other.z };
}

export function scaled(point: Spatial, by: number): Spatial {
  return { x: point.x * by, y: point.y * by, z: point.z * by };
}

export function dot(one: Spatial, other: Spatial): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
}

export function cross(one: Spatial, other: Spatial): Spatial {
  return {
    x: one.y * other.z - one.z * other.y,
    y: one.z * other.x - one.x * other.z,
    z: one.x * other.y - one.y * other.x,
  };
}

// The net: two flowers of six faces around 0 and 11 that hang together by the edge between 2 and 7.

/** Each face with the one that it is unfolded from. */
const HINGES = art.hinges as [face: number, from: number][];

/** Where a face lies on the net, and the angle that its portion 0 points in (clockwise from up). */
export interface Spot extends Flat {
  angle: number;
}

export interface Net {
  spots: readonly Spot[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The net with its flowers above each other, or side by side. Edges are 1 long. */
export function unfolded(standing: boolean): Net {
  const spots = unfoldedFrom(standing ? Math.PI - FIFTH : Math.PI / 2 - FIFTH);
  const corners = spots.flatMap((spot) => [...outline(spot)]);
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { spots, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Face 2 is neighbour 1 of face 0, so the other flower lies one fifth clockwise of where portion 0 points. */
function unfoldedFrom(angle: number): Spot[] {
  const spots: Spot[] = [];
  spots[0] = { x: 0, y: 0, angle };
  for (const [face, from] of HINGES) {
    const base = spots[from]!;
    const towards = base.angle + NEIGHBOURS[from]!.indexOf(face) * FIFTH;
    spots[face] = {
      x: base.x + 2 * APOTHEM * Math.sin(towards),
      y: base.y - 2 * APOTHEM * Math.cos(towards),
      angle: towards + Math.PI - NEIGHBOURS[face]!.indexOf(from) * FIFTH,
    };
  }
  return spots;
}

/** The corner after portion k of a face on the net. */
export function netCorner(spot: Spot, edge: number): Flat {
  const corner = flatCorner(edge, spot.angle);
  return { x: spot.x + corner.x, y: spot.y + corner.y };
}

export function outline(spot: Spot): Flat[] {
  return Array.from({ length: EDGES }, (_, edge) => netCorner(spot, edge));
}

/** A portion on the net: the middle of the face, the corner before it and the one after it, clockwise. */
export function triangle(spot: Spot, edge: number): [Flat, Flat, Flat] {
  return [{ x: spot.x, y: spot.y }, netCorner(spot, edge - 1), netCorner(spot, edge)];
}

/** The point of a portion where a number can be written. */
export function heart(spot: Spot, edge: number): Flat {
  const angle = spot.angle + edge * FIFTH;
  return { x: spot.x + 0.66 * APOTHEM * Math.sin(angle), y: spot.y - 0.66 * APOTHEM * Math.cos(angle) };
}

/** Corners as the outline of an SVG path. */
export function path(corners: readonly Flat[], unit: number): string {
  return `M${corners.map((corner) => `${(corner.x * unit).toFixed(1)} ${(corner.y * unit).toFixed(1)}`).join('L')}Z`;
}
