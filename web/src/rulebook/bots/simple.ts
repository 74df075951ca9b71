/** Bots that think no further than one move: at random, now and then greedily, or always. */

import { Random } from '../chance';
import type { Block } from '../memory';
import type { Rulebook } from '../rulebook';
import type { Seen } from '../seen';
import { legalIn, type Mind, type Thought } from './bot';
import { randomRoomOf } from './random_room';

export class RandomPlayer implements Mind {
  readonly thoughts: Thought[] = [];
  private readonly random: Random;

  constructor(
    private readonly rulebook: Rulebook,
    seed: string,
  ) {
    this.random = Random.from(seed);
  }

  async choose(seen: Seen): Promise<string> {
    const legal = legalIn(this.rulebook, seen);
    return legal[this.random.below(legal.length)]!;
  }
}

interface Room {
  parts: Record<'states' | 'moves' | 'gains' | 'points', Block>;
  /** What the novice draws from besides. */
  random: Block;
}

const ROOMS = new WeakMap<Rulebook, Room>();

function roomOf(rulebook: Rulebook): Room {
  const known = ROOMS.get(rulebook);
  if (known) return known;
  const { about, board, memory } = rulebook;
  const parts = memory.roomFor(rulebook.entry('choose_greedily').takes(0), {
    states: about.greedy.states,
    moves: board.sizes.legal,
    gains: board.sizes.legal,
    points: about.players[1],
  });
  const room = { parts, random: memory.room('uint64', 1) };
  ROOMS.set(rulebook, room);
  return room;
}

/** Takes the best immediate gain, as far as it can know. */
export class GreedyPlayer implements Mind {
  readonly thoughts: Thought[] = [];
  private readonly random: Random;
  private readonly room: Room;

  constructor(
    private readonly rulebook: Rulebook,
    seed: string,
  ) {
    this.random = Random.from(seed);
    this.room = roomOf(rulebook);
  }

  async choose(seen: Seen): Promise<string> {
    const { rulebook, room, random } = this;
    room.parts.states.bytes.set(seen.state);
    const number = random.lend(room.random, (lent) =>
      rulebook.entry('choose_greedily').call(room.parts, seen.seat, lent),
    );
    return legalIn(rulebook, seen)[number]!;
  }
}

/** Moves at random, and now and then it sees what is to be gained at once. */
export class NovicePlayer implements Mind {
  readonly thoughts: Thought[] = [];
  private readonly random: Random;
  private readonly greedyRandom: Random;
  private readonly room: Room;

  constructor(
    private readonly rulebook: Rulebook,
    seed: string,
  ) {
    this.random = Random.from(seed);
    this.greedyRandom = Random.from(seed);
    this.room = roomOf(rulebook);
  }

  async choose(seen: Seen): Promise<string> {
    const { rulebook, room, random, greedyRandom } = this;
    room.parts.states.bytes.set(seen.state);
    const number = random.lend(room.random, (lent) =>
      greedyRandom.lend(randomRoomOf(rulebook), (greedy) =>
        rulebook.entry('choose_as_novice').call(room.parts, seen.seat, lent, greedy),
      ),
    );
    return legalIn(rulebook, seen)[number]!;
  }
}
