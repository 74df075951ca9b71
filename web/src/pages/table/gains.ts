/** How points changed, seat by seat. */

export interface Gain {
  seat: number;
  by: number;
}

/** Whose points are not what they were; a seat whose points are not known is left out. */
export function gained(now: readonly (number | null)[], before: readonly (number | null)[] | null): Gain[] {
  return now.flatMap((points, seat) => {
    const then = before?.[seat] ?? null;
    return points === null || then === null || points === then ? [] : [{ seat, by: points - then }];
  });
}
