/** The searching player: trees on as many workers as it may use. The twin of src/pangea/bots/search/player.py. */

import { believed } from '../beliefs';
import { Random } from '../chance';
import type { Block } from '../memory';
import type { Rulebook } from '../rulebook';
import type { Seen } from '../seen';
import type { Mind, Progress, Thought } from './bot';
import { randomRoomOf } from './random_room';
import { movesSince } from './reuse';
import type { Task } from './searcher';
import type { Settings } from './settings';
import { type Found, LocalThinker, type Thinker } from './thinker';
import { type Branch, UNSEEN } from './tree';
import { newMind, remoteThinker } from './workers';

/** Streams of random numbers for one choice, more than there are trees: each draws from its own. */
const STREAMS = 64;
const LONGEST_LINE = 6;

/** Chooses the move that its trees visited most. */
export class Player implements Mind {
  thoughts: Thought[] = [];
  iterations = 0;
  private readonly first: LocalThinker;
  private readonly mind = newMind();
  private readonly random: Block;
  private choices = 0;
  private last: Seen | null = null;

  constructor(
    private readonly rulebook: Rulebook,
    private readonly seed: string,
    readonly settings: Settings,
  ) {
    this.first = new LocalThinker(rulebook, settings);
    this.random = randomRoomOf(rulebook);
  }

  async choose(seen: Seen, signal: AbortSignal, progress?: Progress): Promise<string> {
    this.thoughts = await this.grown(seen, signal, progress, (found) => this.considered(seen, found));
    return this.thoughts[0]!.move;
  }

  /** The odds of winning that the seat has, whoever is to move. */
  odds(seen: Seen, signal: AbortSignal): Promise<number> {
    return this.grown(seen, signal, undefined, (found) => {
      const branches = found.flatMap(({ branches }) => branches);
      const visits = sum(branches.map(({ visits }) => visits));
      return means(branches, 'wins', visits, seen.players)[seen.seat]!;
    });
  }

  /** Grow the trees, and read them before others may have them. */
  private async grown<Read>(
    seen: Seen,
    signal: AbortSignal,
    progress: Progress | undefined,
    read: (found: Found[]) => Read,
  ): Promise<Read> {
    const task = this.begun(seen);
    const thinkers = this.thinkers();
    try {
      const found = await Promise.all(
        thinkers.map((thinker, number) =>
          thinker.think({ ...task, stream: task.stream + number }, signal, number ? undefined : progress),
        ),
      );
      this.iterations = found.reduce((sum, { iterations }) => sum + iterations, 0);
      return read(found);
    } finally {
      for (const thinker of thinkers) if (thinker instanceof LocalThinker) thinker.release();
    }
  }

  private begun(seen: Seen): Task {
    this.choices += 1;
    const { rulebook, last, settings } = this;
    this.last = seen;
    return {
      state: seen.state,
      seat: seen.seat,
      belief: believed(rulebook, seen),
      seed: this.seed,
      stream: this.choices * STREAMS,
      since: last && settings.reuse ? movesSince(rulebook, last, seen) : null,
    };
  }

  /** The first tree grows here: the line that it expects is read off it. */
  private thinkers(): Thinker[] {
    const { rulebook, settings } = this;
    const thinkers: Thinker[] = [this.first];
    const isTimed = settings.iterations === null;
    const most = isTimed ? Math.min(settings.threads, navigator.hardwareConcurrency || 1) : settings.threads;
    for (let number = 1; number < most; number++) {
      const remote = remoteThinker(rulebook, settings, number, this.mind);
      // Where there are no workers, trees that count their iterations grow here too: they think the same.
      if (remote) thinkers.push(remote);
      else if (!isTimed) thinkers.push(new LocalThinker(rulebook, settings));
    }
    return thinkers;
  }

  /** Every move of the root, all trees together, the most visited first; then by how the seat fared. */
  private considered(seen: Seen, found: Found[]): Thought[] {
    const together = new Map<number, Branch[]>();
    for (const branch of found.flatMap(({ branches }) => branches))
      together.set(branch.move, [...(together.get(branch.move) ?? []), branch]);
    const moves = [...together].map(([move, branches]) => ({
      move,
      branches,
      visits: sum(branches.map(({ visits }) => visits)),
      fared: sum(branches.map(({ reward }) => reward[seen.seat]!)),
    }));
    moves.sort((one, other) => other.visits - one.visits || other.fared - one.fared || one.move - other.move);
    const total = Math.max(1, sum(moves.map(({ visits }) => visits)));
    const texts = this.rulebook.written(
      seen.state,
      moves.map(({ move }) => move),
    );
    return moves.map(({ move, branches, visits }, rank) => ({
      move: texts[rank]!,
      visits,
      share: visits / total,
      win_odds: means(branches, 'wins', visits, seen.players),
      points: means(branches, 'points', visits, seen.players),
      line: rank === 0 ? this.line(seen, move) : [],
    }));
  }

  /** What the first tree expects: its most visited moves, as far as they go in one imagined world. */
  private line(seen: Seen, first: number): string[] {
    const { rulebook } = this;
    const random = Random.from(this.seed, this.choices);
    let world = random.lend(this.random, (lent) => rulebook.imagined(seen.state, seen.seat, lent));
    const made: number[] = [];
    const line: string[] = [];
    for (let move: number | undefined = first; move !== undefined && line.length < LONGEST_LINE;) {
      line.push(rulebook.write(world, move));
      world = rulebook.applied(world, move);
      made.push(move);
      move = this.first
        .branchesAfter(made)
        .find((branch) => branch.move !== UNSEEN && rulebook.isPossible(world, branch.move))?.move;
    }
    return line;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function means(branches: Branch[], what: 'wins' | 'points', visits: number, players: number): number[] {
  return Array.from(
    { length: players },
    (_, seat) => sum(branches.map((branch) => branch[what][seat]!)) / Math.max(1, visits),
  );
}
