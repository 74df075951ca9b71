/**
 * The engraver's strokes: how each habitat is told without colour.
 *
 * The same strokes are the patterns of the net and of the tiles (SVG) and are painted on the solid (canvas).
 */

import type { Habitat } from './reading';

/** The strokes repeat in squares of this size; an edge of the net is 60 long. */
export const SQUARE = 24;

/** No stroke is cut where it would show: each ends inside its square or goes on in the next. */
export const STROKES: Record<Habitat, string> = {
  ocean:
    'M0 4q3-3.4 6 0t6 0t6 0t6 0M3 10q2.2-2.6 4.4 0t4.4 0M16 10.4h5' +
    'M0 16q3-3.4 6 0t6 0t6 0t6 0M14 22q2.2-2.6 4.4 0t4.4 0M3 22.4h5',
  forest:
    'M6 11.6V9.4M2.6 9.4L6 1.6l3.4 7.8zM6 4.2v5.2M7.6 6.6v2.8' +
    'M18 23.4v-2.2M14.6 21.2L18 13.4l3.4 7.8zM18 16v5.2M19.6 18.4v2.8' +
    'M17 9.6h3M18.5 9.6V7.4q-1.7-1.6 0-3.4q1.7 1.8 0 3.4M4.6 21.6h3M6.1 21.6v-2.2q-1.7-1.6 0-3.4q1.7 1.8 0 3.4',
  desert:
    'M1 8.4q5.4-6.4 10.8 0M6.4 5.2q2 1.4 2.4 3.2M13 20.4q5.4-6.4 10.4 0M18.4 17.2q2 1.4 2.4 3.2' +
    'M16 4v.1M19.4 6.4v.1M22 3v.1M15 8.8v.1M20 10.4v.1M3 13v.1M7 15.4v.1M10 12.8v.1M2.4 18v.1M6 20.4v.1M10 19v.1M12.6 1.6v.1',
  mountain:
    'M.8 11L6.6 1.4 12.4 11M6.6 1.4l1 3.2-1.2 1.6M8.4 5.4L9.6 11M10 7.8l.8 3.2' +
    'M12.6 23L18 13.4 23.4 23M18 13.4l1 3.2-1.2 1.6M19.8 17.4L21 23M21.4 19.8l.8 3.2' +
    'M15 8l2.4-3.6L19.8 8M3.4 20.6L6 16.6l2.6 4',
  glacier:
    'M2 3l6 2 3-4M8 5l1.6 5.6L17 12.4M9.6 10.6L4 15l-3-2M4 15l1.6 6.6L11 23M17 12.4l2-6.6L23 4' +
    'M17 12.4l1.4 5L15 22M18.4 17.4l4.4 1.2M13 5.6l2.4 1.2M12 17l2 1.6',
};

/** How much of the ink the strokes take, so that the wash stays clear. */
export const STROKE_OPACITY = 0.62;
export const STROKE_WIDTH = 0.95;
