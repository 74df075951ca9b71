/** The five clans: each builds in its own way and has its own mark, so that nobody needs the colours. */

export const CLANS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type Clan = (typeof CLANS)[number];

/** A house stands on (0, 0), 24 wide and high. */
export interface House {
  readonly walls: string;
  readonly roof: string;
  readonly strokes: string;
  /** A dot, a bar, a chevron, a ring, a cross. */
  readonly mark: string;
  readonly thickness: number;
}

export const HOUSES: Record<Clan, House> = {
  // A pointed roof of reeds on a round wall.
  red: {
    walls: 'M-7.5-1V-9h15v8q-7.5 2-15 0z',
    roof: 'M0-24q1.5 9 11.5 15q-11.5 4.5-23 0q10-6 11.5-15z',
    strokes: 'M-4.5-12.5l-2 4M4.5-12.5l2 4',
    mark: 'M0-12v.1',
    thickness: 5.2,
  },
  // A dome of bent poles.
  blue: {
    walls: 'M-3 0v-5q3-3.5 6 0v5z',
    roof: 'M-11.5 0v-8a11.5 13 0 0 1 23 0v8h-7.5v-6q-4-4-8 0v6z',
    strokes: 'M-10.5-11q10.5-4 21 0',
    mark: 'M-5.5-9.5h11',
    thickness: 2.6,
  },
  // A tent of hides between crossed poles.
  green: {
    walls: 'M-2.5 0L0-8 2.5 0z',
    roof: 'M-1.5-20h3L11.5 0h-8L0-10-3.5 0h-8z',
    strokes: 'M-1.5-20l-2-4M1.5-20l2-4',
    mark: 'M-3.2-9.5L0-14.5l3.2 5',
    thickness: 2.2,
  },
  // Two roofs of straw, one above the other.
  yellow: {
    walls: 'M-8 0v-8h16v8z',
    roof: 'M-6-14.5L0-24l6 9.5h2l4 7.5h-24l4-7.5z',
    strokes: 'M-6-14.5h12',
    mark: 'M-2.6-10.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
    thickness: 1.7,
  },
  // A long house under turf.
  black: {
    walls: 'M-9.5 0v-9h19v9z',
    roof: 'M-12-8l4-12q8-3 16 0l4 12z',
    strokes: 'M-9.5-13.5l-1.5 5M9.5-13.5l1.5 5',
    mark: 'M-3.2-17l6.4 6M3.2-17l-6.4 6',
    thickness: 2.4,
  },
};
