import { expect, it } from 'vitest';

import { type FaceShown, paintFace, type Paints, type Strokes } from './paint';
import { HABITATS } from './reading';

const shown: FaceShown = {
  face: 3,
  habitats: Array<null>(5).fill(null),
  ghost: false,
  open: false,
  marked: false,
  looked: false,
  counts: Array<null>(5).fill(null),
};
const paints = {
  wash: Object.fromEntries(HABITATS.map((habitat) => [habitat, 'green'])),
  ink: {},
  look: 'violet',
  halo: 'cream',
} as Paints;

/** The colours of the rings that are painted on a face. */
function ringsOn(face: FaceShown): string[] {
  const rings: string[] = [];
  let isRound = false;
  const brush = {
    strokeStyle: '',
    beginPath: () => (isRound = false),
    arc: () => (isRound = true),
    stroke: () => isRound && rings.push(brush.strokeStyle),
  };
  const context = new Proxy(brush, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
  }) as unknown as CanvasRenderingContext2D;
  paintFace(context, face, paints, {} as Strokes);
  return rings;
}

it('rings a face that somebody is to look at, as on the net', () => {
  expect(ringsOn(shown)).toEqual([]);
  expect(ringsOn({ ...shown, looked: true })).toEqual(['cream', 'violet']);
});
