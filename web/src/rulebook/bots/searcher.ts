/** A search in one rulebook: its tree, its room, and the compiled code that lets the tree grow. */

import type { Belief } from '../beliefs';
import { Random } from '../chance';
import type { Block } from '../memory';
import type { Rulebook, State } from '../rulebook';
import { knobsOf, type Settings } from './settings';
import { type Branch, Tree } from './tree';

/** What a search is to think of. Nothing in it is hidden from its seat. */
export interface Task {
  state: State;
  seat: number;
  belief: Belief;
  seed: string;
  stream: number;
  /** The moves since the view that the tree was grown for, where it may go on with what it knows. */
  since: number[] | null;
}

/** What an iteration works with besides the tree. */
class Room {
  readonly parts: Record<string, Block>;
  readonly random: Block;
  readonly belief: Block;

  constructor(rulebook: Rulebook) {
    const { about, board, memory } = rulebook;
    const moves = Math.max(board.sizes.legal, board.sizes.odds);
    const seats = about.players[1];
    const cards = about.guessing?.card.names?.length ?? 0;
    this.parts = memory.roomFor(rulebook.entry('grow').takes(1), {
      states: 3,
      path: about.deepest,
      moves,
      weights: moves,
      is_possible: board.sizes.codes,
      gains: moves,
      promises: moves,
      secrets: seats,
      points: seats,
      winners: seats,
      rewards: seats,
      wins: seats,
    });
    this.random = memory.room('uint64', 1);
    this.belief = memory.room('float64', seats * cards);
  }
}

/** Grows one tree, in steps. */
export class Searcher {
  root = 0;
  readonly tree: Tree;
  /** Whose thoughts its tree has. */
  holder: object | null = null;
  isBusy = false;
  private readonly room: Room;
  private seat = 0;
  private random = new Random(0n);

  constructor(
    private readonly rulebook: Rulebook,
    nodes: number,
  ) {
    this.tree = new Tree(rulebook, nodes);
    this.room = new Room(rulebook);
  }

  /** Think of a task: of what the tree knows of it already, if it is to go on with that, or anew. */
  begin(task: Task): void {
    const known = task.since && !this.tree.isHalfFull ? this.tree.nodeAfterAll(this.root, task.since) : null;
    const { states } = this.room.parts;
    this.rulebook.memory.bytes.set(task.state, states!.record(0));
    this.room.belief.doubles.set(task.belief);
    this.seat = task.seat;
    this.random = Random.from(task.seed, task.stream);
    this.root = known ?? this.tree.clear();
  }

  grow(iterations: number, settings: Settings): void {
    const { parts, belief, random } = this.room;
    this.random.lend(random, () =>
      this.rulebook
        .entry('grow')
        .call(this.tree.parts, parts, this.root, this.seat, belief, random, knobsOf(settings), iterations),
    );
  }

  branches(node = this.root): Branch[] {
    return this.tree.branches(node);
  }
}
