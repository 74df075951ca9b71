/** Every seat has a colour and a mark, so that it can be told with any eyes. */

export const MARKS = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const;
export type Mark = (typeof MARKS)[number];

/** A seat as the pages and boards show it. */
export interface SeatLook {
  seat: number;
  name: string;
  /** The name of a CSS variable: `var(--seat-0)`; what is written on it is `var(--on-seat-0)`. */
  colour: string;
  onColour: string;
  mark: Mark;
  yours: boolean;
}

/** The outlines of the marks, around (0, 0) and 20 wide. */
export const OUTLINES: Record<Mark, string> = {
  circle: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  square: 'M-9-9h18v18h-18z',
  triangle: 'M0-11.5L11.5 9h-23z',
  diamond: 'M0-12L12 0 0 12-12 0z',
  hexagon: 'M-6-10.4h12l6 10.4-6 10.4h-12l-6-10.4z',
};

export function seatLook(seat: number, name: string, yours: boolean): SeatLook {
  const mark = MARKS[seat % MARKS.length] ?? 'circle';
  const number = seat % MARKS.length;
  return { seat, name, colour: `--seat-${number}`, onColour: `--on-seat-${number}`, mark, yours };
}
