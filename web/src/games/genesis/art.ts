/** What the pictures of Genesis are made of: the ground of each terrain, the animals, volcano and tar pit. */

import type { Species, Terrain } from './reading';

type Spot = readonly [number, number];

/** A small shape, every stroke of which begins with M, put in several places. */
function strewn(shape: string, spots: readonly Spot[]): string {
  return spots
    .map(([x, y]) =>
      shape.replace(
        /M *(-?[\d.]+) *(-?[\d.]+)/g,
        (_, dx: string, dy: string) => `M${x + Number(dx)} ${y + Number(dy)}`,
      ),
    )
    .join('');
}

const PINE =
  'M0 0v-2.600M0-12.500l3 4.800h-1.400l2.700 4h-1.300l1.500 2.200h-9l1.500-2.200h-1.300l2.700-4h-1.400z';
const ROUND_TREE =
  'M0 0v-3.600M-4.200-3.400c-2.600-1.600-1.300-5.200 .8-5.100c.2-3.600 6.200-3.900 6.600-.4c3 .2 3 4.400 .7 5.500z';
const TUFT = 'M0 0c-.4-2.600-1.400-4.700-3-6.100M0 0c0-3 .2-5.200 .5-7.600M0 0c.5-2.400 1.600-4 3.400-5.200';
const ACACIA =
  'M0 0c.6-3 .4-5-.4-7M0-4.500l3-2.600M-7-7q-.6-4 6.500-4.400q8-.2 8.500 3.600q-7.500-1.200-15 .8z';
const PEAK = 'M-7.500 0l4.500-8.500 2 2.400 3-4.900 6 11M2-11l.6 4M4-7l.6 3.500M-3-8.500l.3 3';
const HILL = 'M-5.500 0l5-8 5.500 8M-.5-8l.6 3.500M2-4.500l.5 2.500';
const WAVES = 'M-6 0q3-2.400 6 0t6 0';
const REEDS = 'M-3 0v-6.500M0 0v-9M3 0v-5.500M-5 1.500h10M0-9v-1.800M-3-6.500v-1.500';

/** The engraver's strokes on a tile, 66 by 66 around its middle; most of them where no badge covers them. */
export const STROKES: Record<Terrain, string> = {
  forest:
    strewn(PINE, [
      [-25, -15],
      [-9, -18.5],
      [24, -14],
      [-26, 29],
      [9, 30],
      [25, 9],
      [-6, 10],
    ]) +
    strewn(ROUND_TREE, [
      [9, -18.5],
      [-25, 7],
      [-9, 30.5],
      [25, 30],
      [9, 8],
    ]),
  savanna:
    strewn(ACACIA, [
      [-20, -17],
      [20, 29],
    ]) +
    strewn(TUFT, [
      [3, -21],
      [25, -19],
      [-26, 4],
      [26, 6],
      [-23, 29],
      [-6, 30],
      [7, 24],
      [-4, 2],
      [10, 4],
    ]),
  mountain:
    strewn(PEAK, [
      [-21, -18],
      [21, -17],
      [-20, 29],
      [21, 30],
      [1, 6],
    ]) +
    strewn(HILL, [
      [0, -20],
      [-25, 5],
      [26, 6],
      [1, 30],
    ]),
  swamp:
    strewn(WAVES, [
      [-23, -24],
      [6, -25],
      [24, -17],
      [-26, 2],
      [26, 3],
      [-5, 29],
      [24, 28],
      [0, -4],
      [6, 9],
    ]) +
    strewn(REEDS, [
      [-9, -19],
      [-24, 29],
      [13, 29],
      [-26, -5],
    ]),
};

/** What grows or stands on a terrain, put somewhere: place and size of each. */
export function growthOn(terrain: Terrain, spots: readonly (readonly [number, number, number])[]): string[] {
  const shape = { forest: PINE, savanna: TUFT, mountain: PEAK, swamp: REEDS }[terrain];
  return spots.map(([x, y, size]) => {
    const larger = shape.replace(/-?(\d+\.?\d*|\.\d+)/g, (n) => ` ${Math.round(Number(n) * size * 10) / 10}`);
    return strewn(larger, [[x, y]]);
  });
}

/** The animals, as a cave painter would do them: one shape each, some thirty wide. */
export const ANIMALS: Record<Species, { readonly shape: string; readonly marks: string }> = {
  // A turtle from above.
  reptiles: {
    shape:
      'M0-13.500c1.800 0 3.200 1.500 3 3.500 2 .4 3.700 1.300 5 2.600 1.400-1.600 3.300-2.300 4.700-1.500 1.300 .9 1 3-.9 5' +
      'C12.600-2.300 13-.5 13 1.500s-.5 3.700-1.300 5.200c1.800 1.800 2.100 3.700 .9 4.600-1.300 .8-3.200 .1-4.600-1.500' +
      '-1.300 1.300-3 2.200-5 2.600L0 15.500-3 12.400c-2-.4-3.700-1.300-5-2.600-1.400 1.600-3.300 2.300-4.600 1.500' +
      '-1.200-.9-.9-2.800 .9-4.600C-12.500 5.200-13 3.500-13 1.500s.4-3.800 1.200-5.400c-1.900-2-2.200-4.100-.9-5' +
      ' 1.400-.8 3.300-.1 4.700 1.500 1.300-1.300 3-2.200 5-2.600-.2-2 1.200-3.500 3-3.500z',
    marks:
      'M0-6.500L4.500-3v6L0 6.500-4.500 3v-6zM0-6.500v-3M4.500-3l3.500-2M4.500 3L8 5M0 6.500v3M-4.500 3L-8 5M-4.500-3L-8-5',
  },
  // A long-necked dinosaur, walking to the left.
  dinosaurs: {
    shape:
      'M-15-8.500c-.6-2.300 .9-4.300 3.300-4.300 2.800 0 4.200 2 4.400 5 .2 3.400 .6 5.200 2.800 5.300 3.400 .2 6.500-1.700 10 .1' +
      'C8-.9 9.500 1.700 11.500 4c1.400 1.600 3 2.500 5 3-2.500 1-5 .5-7.200-1.200l.2 7.200H5.700L5 8c-1.700 .8-3.700 1-5.700 .8' +
      'l-.3 4.200h-3.800l-.6-6.500c-2.400-1.600-3.500-4.200-4-7.700-.3-2.200-.7-4-2-4.700-1.200 .5-2.700-.6-3.600-2.600z',
    marks: 'M-12-9.500h.1M0 2.500q3-1.500 5 .5',
  },
  // A mammoth, facing left.
  mammals: {
    shape:
      'M-13 12.500c-1.300-3-1.500-6.500-1-10 .6-4.200 2.400-8 5.700-9.500 1.200-.6 2.600-.6 3.800 0C-2-9.500 1.500-10.500 5-9.500' +
      'c4.500 1.300 7.300 4.800 7.800 9.500 .2 2.200 .8 3.700 1.700 5-1.200 0-2.100-.4-2.700-1.100V13H7.500l-.6-4.500c-2.300 1-5 1.200-7.400 .6' +
      'L-1 13h-4.200l-.5-5.500c-.9-.3-1.700-.8-2.300-1.500 .3 2.600-1.200 4.300-3.300 4.100 .9-.7 1.300-1.800 1-3.300-.7-.3-1.200-.8-1.400-1.400' +
      '-.3 2.400-.2 4.700-.1 7.100z',
    marks: 'M-8.500-3h.1M-1-4q3 .5 4.500 3M5-5q2.500 1 3.500 3.500',
  },
  // The print of a hand.
  humans: {
    shape:
      'M-5.500 13.500C-8.500 11-10 8-10.500 5c-.6-2.400-2.600-4.300-3.800-6.200-.6-1.400 .9-2.700 2.400-1.900 1.500 .9 2.600 2.100 3.600 3.400' +
      'L-9.500-9c-.3-2.100 2.400-2.700 3-.6l1.600 6.700 .1-9.700c0-2.100 3-2.200 3.200 0L-.9-3.100 1-11.600c.5-2.100 3.400-1.500 3.100 .6' +
      'L3-2.300l3.300-6C7.300-10 9.700-9 9-7 7.500-2.500 7.200 2 6.500 6.500 6 9.500 5 12 3.500 13.500z',
    marks: 'M-5 4q4-2.500 8 0M-4 8q3-1.500 6 0',
  },
};

/** A volcano, 62 wide and standing 27 below the middle of its space. */
export const VOLCANO = {
  cone: 'M-31 27C-20 22-14 4-9-9L9-9C14 4 20 22 31 27z',
  hatching: 'M-12 4l-7 18M-6-1l-6 25M0 0v26M6-1l7 25M12 4l9 19M-22 18l-3 5M22 18l4 6',
  lava: 'M-7-8c1 8-4 10-4 17 4-3 5-6 6-9 1 6 0 10 3 15 2-6 0-10 3-15 1 4 4 6 5 9 0-7-4-9-2-17z',
  smoke: 'M-3-14c-6-1-6-8-1-9-1-5 5-8 9-5 5-1 8 4 5 7',
};

/** A pool of tar. Somebody did not come out again. */
export const TAR_PIT = {
  pool: 'M-26 3C-28-10-13-17 2-15 18-18 29-8 26 4 28 15 13 20-2 18-16 20-27 14-26 3z',
  shine: 'M-16-5q8-5 17-3M-4 11q9 2 17-3M10-7q5 1 6 4',
  ribs: 'M0-6q-4-9 1-15M3-6q2-8 8-12M6-7q5-4 10-5',
};
