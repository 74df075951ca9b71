/** Herds with an identity, so that the one that moved is the one that is seen to walk. */

import { spotNamed, stepsBetween } from './layout';
import type { Position } from './reading';

export interface Herd {
  id: number;
  seat: number;
  /** The name of its hex. */
  at: string;
  isSpent: boolean;
  swims: boolean;
  /** Its number among the herds on its hex, and how many these are. */
  slot: number;
  of: number;
}

/** All herds of a position: on each hex by seat, fresh ones before spent ones. Their ids are not known yet. */
export function herdsOf(position: Position): Herd[] {
  const herds: Herd[] = [];
  const stand = (at: string, bySeat: readonly number[], spentNow: number, swims: boolean) => {
    const of = bySeat.reduce((sum, count) => sum + count, 0);
    let slot = 0;
    bySeat.forEach((count, seat) => {
      const spent = seat === position.view.turn ? spentNow : 0;
      for (let number = 0; number < count; number += 1) {
        herds.push({ id: -1, seat, at, isSpent: number >= count - spent, swims, slot, of });
        slot += 1;
      }
    });
  };
  for (const tile of position.tiles) if (!tile.isLifted) stand(tile.name, tile.herds, tile.spent, false);
  for (const swim of position.swims) stand(swim.name, swim.herds, 0, true);
  return herds;
}

/**
 * The herds now, each with the id it had before: one that stayed keeps its own, one that came takes the
 * nearest that left. `fresh` gives ids to those that are new on the board.
 */
export function followed(before: readonly Herd[], now: readonly Herd[], fresh: () => number): Herd[] {
  const left = [...before];
  const ids = new Map<Herd, number>();
  const match = (fits: (old: Herd, herd: Herd) => boolean) => {
    for (const herd of now) {
      if (ids.has(herd)) continue;
      const found = left.findIndex((old) => old.seat === herd.seat && fits(old, herd));
      const [old] = found < 0 ? [] : left.splice(found, 1);
      if (old) ids.set(herd, old.id);
    }
  };
  match((old, herd) => old.at === herd.at && old.isSpent === herd.isSpent && old.swims === herd.swims);
  match((old, herd) => old.at === herd.at);
  match((old, herd) => stepsBetween(spotNamed(old.at), spotNamed(herd.at)) === 1);
  return now
    .map((herd) => ({ ...herd, id: ids.get(herd) ?? fresh() }))
    .sort((one, other) => one.id - other.id);
}
