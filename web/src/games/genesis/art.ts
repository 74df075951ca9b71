/** What the pictures of Genesis are made of: shapes that the service draws too, and the ground of each terrain. */

import art from '../../../../src/pangea/games/genesis/art.json';
import { type Place, scaledTo, shifted } from '../../look/strokes';

export type Terrain = keyof typeof art.lands;
export const TERRAINS = Object.keys(art.lands) as Terrain[];

/** The species, each with its animal as a cave painter would do it, some thirty wide. */
export type Species = keyof typeof art.kins;
export const ANIMALS: Record<Species, { readonly shape: string; readonly marks: string }> = art.kins;

/** A volcano, 62 wide and standing 27 below the middle of its space. */
export const VOLCANO = art.volcano;
/** A pool of tar. Somebody did not come out again. */
export const TAR_PIT = art['tar-pit'];

/** A small shape put in several places. */
function strewn(shape: string, spots: readonly Place[]): string {
  return spots.map((spot) => shifted(shape, spot)).join('');
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
  return spots.map((spot) => scaledTo(shape, spot));
}
