/** Going on with a tree: the moves that lead from an earlier view to a later one. */

import { Random } from '../chance';
import { Illegal, type Rulebook, Unreadable } from '../rulebook';
import { type Seen, sharedBy } from '../seen';
import { randomRoomOf } from './random_room';

/**
 * The moves since an earlier view; null if they can't be followed in a tree. Only moves that all may know are: what
 * nature did out of sight is not told apart in a tree, and what was hidden then and is open now may make the
 * tree's worlds impossible.
 */
export function movesSince(rulebook: Rulebook, before: Seen, after: Seen): number[] | null {
  const isSameGame = before.seat === after.seat && before.players === after.players;
  const length = before.log.length;
  if (!isSameGame || length === 0 || sharedBy(before.log, after.log) < length) return null;
  // Moves are read in a world that fits the earlier view: its hidden parts only have to be whole.
  let world = Random.from('0').lend(randomRoomOf(rulebook), (random) =>
    rulebook.imagined(before.state, before.seat, random),
  );
  const moves: number[] = [];
  for (const text of after.log.slice(length)) {
    if (text.endsWith('?')) return null;
    let move: number;
    try {
      move = rulebook.read(world, text);
    } catch (problem) {
      if (problem instanceof Illegal || problem instanceof Unreadable) return null;
      throw problem;
    }
    if (!rulebook.isPossible(world, move)) return null;
    world = rulebook.applied(world, move);
    moves.push(move);
  }
  return moves;
}
