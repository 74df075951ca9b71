/** Who was too slow: their clock had run out, and a bot sits in their place now. */

import type { Seat, Table } from '../../wire/types';

/** Two machines' clocks never agree to the millisecond. */
const GRACE_MS = 1_000;

/** The table as it was, and when the service said so; the table as it is now, and when that was. */
export function lateSeat(before: Table, heard: number, now: Table, at: number): Seat | null {
  const isLate = (seat: Seat) => {
    const sat = before.seats[seat.seat];
    if (!sat || sat.stands_in || !seat.stands_in || sat.seconds_left === null) return false;
    return heard + sat.seconds_left * 1000 <= at + GRACE_MS;
  };
  return now.seats.find(isLate) ?? null;
}
