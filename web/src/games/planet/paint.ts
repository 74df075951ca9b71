/** Faces painted on a canvas, for the solid: the same washes and strokes as on the net. */

import { EDGES, flatCorner, RADIUS, type Flat } from './layout';
import { HABITATS, type Habitat } from './reading';
import { SQUARE, STROKES, STROKE_OPACITY, STROKE_WIDTH } from './textures';

/** What one face shows. Its portions are habitats or null where it is bare. */
export interface FaceShown {
  face: number;
  habitats: readonly (Habitat | null)[];
  /** A tile that is only thought of. */
  ghost: boolean;
  /** Can a tile be put here now? */
  open: boolean;
  /** The last tile that was put on this planet, or one that a line speaks of. */
  marked: boolean;
  /** Is somebody to look at it? */
  looked: boolean;
  /** By portion, the size of the region whose number is written there. */
  counts: readonly (number | null)[];
}

/** The colours of the page as it is now, by the names of their custom properties. */
export interface Paints {
  wash: Record<Habitat, string>;
  ink: Record<Habitat, string>;
  bare: string;
  open: string;
  line: string;
  soft: string;
  gold: string;
  label: string;
  text: string;
  look: string;
  halo: string;
}

/** Pixels of a face's square, and of an edge in it: a little more than the pentagon. */
export const FACE_PIXELS = 512;
const EDGE_PIXELS = FACE_PIXELS / 2 / (RADIUS * 1.02);
/** An edge in the measure of the strokes. It is 60 on the net; the solid is larger, so more of them fit. */
const STROKED_EDGE = 105;

/** Custom properties can hold any expression: the browser works them out as a colour of a real element. */
export function paintsOf(element: HTMLElement): Paints {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const byHabitat = (suffix: string): Record<Habitat, string> =>
    Object.fromEntries(
      HABITATS.map((habitat) => [habitat, colour(`--planet-${habitat}${suffix}`)]),
    ) as Record<Habitat, string>;
  const paints = {
    wash: byHabitat(''),
    ink: byHabitat('-ink'),
    bare: colour('--planet-bare'),
    open: colour('--planet-open'),
    line: colour('--planet-line'),
    soft: colour('--planet-soft'),
    gold: colour('--planet-gold'),
    label: colour('--planet-label'),
    text: colour('--planet-text'),
    look: colour('--look'),
    halo: colour('--cream'),
  };
  probe.remove();
  return paints;
}

/** Where a point of a flat face lies on its canvas, as shares of the square with y up. */
export function onTexture(x: number, y: number): [u: number, v: number] {
  return [0.5 + (x * EDGE_PIXELS) / FACE_PIXELS, 0.5 - (y * EDGE_PIXELS) / FACE_PIXELS];
}

export type Strokes = Record<Habitat, CanvasPattern>;

/** The strokes of every habitat on its wash, as patterns. */
export function strokesFor(paints: Paints): Strokes {
  const scale = EDGE_PIXELS / STROKED_EDGE;
  const made = {} as Strokes;
  for (const habitat of HABITATS) {
    const square = document.createElement('canvas');
    // Whole pixels, so that squares fit together without a seam.
    square.width = square.height = Math.round(SQUARE * scale);
    const brush = square.getContext('2d')!;
    brush.fillStyle = paints.wash[habitat];
    brush.fillRect(0, 0, square.width, square.height);
    brush.scale(square.width / SQUARE, square.height / SQUARE);
    brush.strokeStyle = paints.ink[habitat];
    brush.globalAlpha = STROKE_OPACITY;
    brush.lineWidth = STROKE_WIDTH;
    brush.lineCap = brush.lineJoin = 'round';
    brush.stroke(new Path2D(STROKES[habitat]));
    made[habitat] = brush.createPattern(square, 'repeat')!;
  }
  return made;
}

export function paintFace(
  context: CanvasRenderingContext2D,
  shown: FaceShown,
  paints: Paints,
  strokes: Strokes,
): void {
  const middle = FACE_PIXELS / 2;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = paints.line;
  context.fillRect(0, 0, FACE_PIXELS, FACE_PIXELS);
  context.setTransform(EDGE_PIXELS, 0, 0, EDGE_PIXELS, middle, middle);
  const bare = shown.habitats[0] === null;
  if (bare || shown.ghost) paintBare(context, shown, paints);
  if (!bare) paintTile(context, shown, paints, strokes);
  paintRim(context, shown, paints, bare);
  if (shown.looked) paintRing(context, paints);
  paintNumber(
    context,
    String(shown.face),
    { x: 0, y: 0 },
    bare ? 0.22 : 0.16,
    bare ? paints.soft : null,
    paints,
  );
  shown.counts.forEach((count, edge) => {
    if (count === null) return;
    const angle = (edge * 2 * Math.PI) / EDGES;
    const at = { x: 0.46 * Math.sin(angle), y: -0.46 * Math.cos(angle) };
    paintNumber(context, String(count), at, 0.17, null, paints);
  });
}

function pentagon(context: CanvasRenderingContext2D, share: number): void {
  context.beginPath();
  for (let edge = 0; edge < EDGES; edge++) {
    const corner = flatCorner(edge);
    context.lineTo(corner.x * share, corner.y * share);
  }
  context.closePath();
}

function paintBare(context: CanvasRenderingContext2D, shown: FaceShown, paints: Paints): void {
  pentagon(context, 1);
  context.fillStyle = shown.open ? paints.open : paints.bare;
  context.fill();
  context.lineWidth = 0.012;
  context.strokeStyle = paints.soft;
  context.setLineDash([0.05, 0.05]);
  for (let edge = 0; edge < EDGES; edge++) {
    const corner = flatCorner(edge);
    context.beginPath();
    context.moveTo(corner.x * 0.34, corner.y * 0.34);
    context.lineTo(corner.x * 0.86, corner.y * 0.86);
    context.stroke();
  }
  context.setLineDash([]);
}

function paintTile(
  context: CanvasRenderingContext2D,
  shown: FaceShown,
  paints: Paints,
  strokes: Strokes,
): void {
  context.save();
  context.globalAlpha = shown.ghost ? 0.82 : 1;
  for (let edge = 0; edge < EDGES; edge++) {
    const [before, after] = [flatCorner(edge - 1), flatCorner(edge)];
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(before.x, before.y);
    context.lineTo(after.x, after.y);
    context.closePath();
    // The pattern is in pixels, the shape is not: fill without the transform.
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = strokes[shown.habitats[edge]!];
    context.fill();
    context.restore();
  }
  context.lineWidth = 0.012;
  context.strokeStyle = paints.line;
  for (let edge = 0; edge < EDGES; edge++) {
    if (shown.habitats[edge] === shown.habitats[(edge + 1) % EDGES]) continue;
    const corner = flatCorner(edge);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(corner.x, corner.y);
    context.stroke();
  }
  context.restore();
}

function paintRim(context: CanvasRenderingContext2D, shown: FaceShown, paints: Paints, bare: boolean): void {
  pentagon(context, 0.985);
  context.lineJoin = 'round';
  context.lineWidth = bare ? 0.018 : 0.026;
  context.strokeStyle = paints.line;
  context.stroke();
  if (!shown.ghost && !shown.marked) return;
  pentagon(context, 0.93);
  context.lineWidth = shown.ghost ? 0.05 : 0.035;
  // Gold says that a tile may go there.
  context.strokeStyle = shown.ghost || shown.open ? paints.gold : paints.halo;
  context.setLineDash(shown.ghost ? [0.11, 0.07] : []);
  context.stroke();
  context.setLineDash([]);
}

/** The same ring as on the net (`LookRing`). */
function paintRing(context: CanvasRenderingContext2D, paints: Paints): void {
  for (const [width, colour] of [
    [0.12, paints.halo],
    [0.06, paints.look],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, 0.6, 0, 2 * Math.PI);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** A number in a colour of its own, or in ink with a halo where something lies under it. */
function paintNumber(
  context: CanvasRenderingContext2D,
  text: string,
  at: Flat,
  size: number,
  colour: string | null,
  paints: Paints,
): void {
  context.font = `600 ${size}px 'EB Garamond Variable', Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (!colour) {
    context.lineJoin = 'round';
    context.lineWidth = size * 0.3;
    context.strokeStyle = paints.label;
    context.strokeText(text, at.x, at.y);
  }
  context.fillStyle = colour ?? paints.text;
  context.fillText(text, at.x, at.y);
}
