/** Room for a generator of random numbers, so that rules can draw from it. */

import type { Block } from '../memory';
import type { Rulebook } from '../rulebook';

const RANDOM_ROOMS = new WeakMap<Rulebook, Block>();

/** A word that rules draw from, one for each rulebook. */
export function randomRoomOf(rulebook: Rulebook): Block {
  const room = RANDOM_ROOMS.get(rulebook) ?? rulebook.memory.room('uint64', 1);
  RANDOM_ROOMS.set(rulebook, room);
  return room;
}
