/** Which of somebody's turns it is, by the log: moves of one seat in a row are one turn, whatever nature does between. */

export interface Moved {
  seat: number;
}

/** The number of the turn that a seat, who is to move, is in: 1 for the first. */
export function turnOf(seat: number, log: readonly Moved[]): number {
  const movers = log.map((line) => line.seat).filter((mover) => mover >= 0);
  const begun = movers.filter((mover, place) => mover === seat && movers[place - 1] !== seat).length;
  return movers.at(-1) === seat ? begun : begun + 1;
}
