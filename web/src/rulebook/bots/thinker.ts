/** Whoever grows a tree for a task: here in slices, or in a worker of its own. */

import type { Rulebook } from '../rulebook';
import type { Progress } from './bot';
import { Breath, SLICE } from './breath';
import { giveBack, searcherFor } from './pool';
import type { Searcher, Task } from './searcher';
import type { Settings } from './settings';
import type { Branch } from './tree';

/** What a tree knows in the end of the moves at its root. */
export interface Found {
  iterations: number;
  branches: Branch[];
}

export interface Thinker {
  think(task: Task, signal: AbortSignal, progress?: Progress): Promise<Found>;
}

/**
 * Nodes for each iteration, in the tree of a search that counts them. Most take one or two (a player's node and
 * the chance nodes before it) and a dozen branches, but nothing forbids more: whether it was enough is seen when
 * the tree has grown, and if it wasn't, it grows again in a larger one. So no tree fills up that has room in
 * Python, and few take the 70 MB that every tree takes there.
 */
const NODES_AN_ITERATION = 8;
const LEAST_NODES = 2000;
const LARGER = 4;

export class LocalThinker implements Thinker {
  /** The tree that it uses now, or that it used last. */
  private searcher: Searcher | null = null;

  constructor(
    private readonly rulebook: Rulebook,
    private readonly settings: Settings,
    /** The room that its first tree gets. */
    private readonly nodes = nodesFor(settings),
  ) {}

  async think(task: Task, signal: AbortSignal, progress?: Progress): Promise<Found> {
    const breath = new Breath();
    try {
      for (let { nodes } = this; ; nodes = Math.min(this.settings.nodes, LARGER * nodes)) {
        const searcher = this.take(nodes);
        const isKnown = searcher.holder === this;
        searcher.holder = this;
        searcher.begin(isKnown ? task : { ...task, since: null });
        const iterations = await this.grow(searcher, signal, breath, progress);
        if (nodes >= this.settings.nodes || searcher.tree.hadRoom || signal.aborted)
          return { iterations, branches: searcher.branches() };
      }
    } finally {
      breath.end();
    }
  }

  /** What is known after moves from the root on: the best first. To be asked before it is released. */
  branchesAfter(moves: readonly number[]): Branch[] {
    const { tree, root } = this.searcher!;
    const node = tree.nodeAfterAll(root, moves);
    return node === null ? [] : tree.branches(node);
  }

  /** Others may have the tree. */
  release(): void {
    if (this.searcher) giveBack(this.rulebook, this.searcher);
  }

  private take(nodes: number): Searcher {
    this.release();
    this.searcher = searcherFor(this.rulebook, nodes, this, this.settings.reuse);
    return this.searcher;
  }

  /** Until time or iterations are up, or somebody says stop; how many iterations it had. */
  private async grow(
    searcher: Searcher,
    signal: AbortSignal,
    breath: Breath,
    progress?: Progress,
  ): Promise<number> {
    const { seconds, iterations: most, patience } = this.settings;
    const begun = performance.now();
    // The first step always reaches the moves themselves, however soon somebody says stop.
    let step = patience + 1;
    let done = 0;
    while (!signal.aborted || done === 0) {
      if (most !== null) step = Math.min(step, most - done);
      if (step === 0) break;
      const before = performance.now();
      searcher.grow(step, this.settings);
      done += step;
      const now = performance.now();
      const passed = (now - begun) / 1000;
      if (seconds !== null && passed >= seconds) break;
      progress?.(most !== null ? done / most : passed / (seconds ?? passed));
      if (now - before < SLICE / 2) step *= 2;
      else if (now - before > SLICE) step = Math.ceil(step / 2);
      await breath.pause();
    }
    return done;
  }
}

/** Trees that go on, and those that are bounded by time, get all the room at once. */
function nodesFor(settings: Settings): number {
  if (settings.iterations === null || settings.reuse) return settings.nodes;
  return Math.min(settings.nodes, LEAST_NODES + NODES_AN_ITERATION * settings.iterations);
}
