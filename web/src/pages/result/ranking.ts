/** Who came where: by whom the rules call the winners, then by points. */

export interface Rank {
  seat: number;
  place: number;
  /** Null where they can't be known: then the game was ended before its end. */
  points: number | null;
  hasWon: boolean;
}

type Points = readonly (number | null)[];

/** The seats in the order of their places. Those behind the winners who have as many points share a place. */
export function ranking(points: Points, winners: readonly number[]): Rank[] {
  const ranks = points.map((own, seat) => ({ seat, points: own, hasWon: winners.includes(seat), place: 1 }));
  for (const rank of ranks) rank.place += ranks.filter((other) => isAhead(other, rank)).length;
  return ranks.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

function isAhead(one: Rank, other: Rank): boolean {
  if (one.hasWon !== other.hasWon) return one.hasWon;
  return !one.hasWon && (one.points ?? 0) > (other.points ?? 0);
}

/** Has somebody who has not won as many points as the winners? Then a tie-break has decided. */
export function isTieBroken(ranks: readonly Rank[]): boolean {
  const best = ranks.find((rank) => rank.hasWon)?.points;
  return best !== undefined && ranks.some((rank) => !rank.hasWon && rank.points === best);
}
