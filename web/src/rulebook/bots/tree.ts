/** The tree of a search in a rulebook's memory: the twin of `Tree` in src/pangea/bots/search/tree.py. */

import type { Block } from '../memory';
import type { Rulebook } from '../rulebook';

const NONE = -1;
/** The move of a branch that stands for whatever nature did out of sight. */
export const UNSEEN = -1;
const BRANCHES_A_NODE = 12;
const KINDS = 4;
const FARED = 3;
/** The numbers of a node are of 32 bits each. */
const NUMBER = 4;

/** A move that was tried, how often, how each seat fared (added up), and the node it leads to. */
export interface Branch {
  move: number;
  node: number;
  visits: number;
  reward: number[];
  wins: number[];
  points: number[];
}

type Part = 'nodes' | 'fared' | 'stances' | 'move' | 'child' | 'visits' | 'reward' | 'missed' | 'used';

export class Tree {
  readonly parts: Record<Part, Block>;
  private readonly seats: number;
  private readonly node: Record<'size' | 'visits' | 'first' | 'count', number>;
  private readonly largest: number;

  constructor(
    private readonly rulebook: Rulebook,
    readonly nodes: number,
  ) {
    const { about, board, memory } = rulebook;
    this.seats = about.players[1];
    const branches = BRANCHES_A_NODE * nodes;
    this.parts = memory.roomFor(rulebook.entry('grow').takes(0), {
      nodes,
      fared: [nodes, FARED, this.seats],
      stances: 2 * nodes,
      move: branches,
      child: branches,
      visits: branches,
      reward: branches,
      missed: branches,
      used: KINDS,
    });
    const { bytes, fields } = about.records.Node!;
    const at = (name: string) => fields[name]!.at / NUMBER;
    this.node = { size: bytes / NUMBER, visits: at('visits'), first: at('first'), count: at('count') };
    // A node has a branch for every move at most, and one for what is not seen; it takes one more at a time.
    this.largest = board.sizes.codes + 2;
  }

  /** An empty tree but for its root. */
  clear(): number {
    this.parts.used.words.fill(0n);
    return this.rulebook.entry('add_node').call(this.parts);
  }

  /** Is there too little room left to go on with what there is? */
  get isHalfFull(): boolean {
    return this.fillings().some(([used, most]) => 2 * used > most);
  }

  /**
   * Has it had room for all that it was to take, so far? What it takes never gets less, and never more than
   * `largest` at once: if that much is left now, it was left each time.
   */
  get hadRoom(): boolean {
    return this.fillings().every(([used, most]) => used + this.largest <= most);
  }

  private fillings(): [used: number, most: number][] {
    const { nodes, stances, move, visits, used } = this.parts;
    return [nodes, stances, move, visits].map((block, kind) => [Number(used.words[kind]), block.count]);
  }

  /** The moves that were tried at a node, the most visited first. */
  branches(node: number): Branch[] {
    const { nodes, move, child } = this.parts;
    const from = node * this.node.size;
    const first = nodes.numbers[from + this.node.first]!;
    const count = nodes.numbers[from + this.node.count]!;
    const found: Branch[] = [];
    for (let branch = first; branch < first + count; branch++) {
      const to = child.numbers[branch]!;
      if (to !== NONE) found.push(this.branchTo(to, move.numbers[branch]!));
    }
    return found.sort((one, other) => other.visits - one.visits || one.move - other.move);
  }

  /** The node that a move leads to, if it was ever tried. */
  nodeAfter(node: number, move: number): number | null {
    return this.branches(node).find((branch) => branch.move === move)?.node ?? null;
  }

  /** The node that several moves lead to. */
  nodeAfterAll(node: number, moves: readonly number[]): number | null {
    let reached: number | null = node;
    for (const move of moves) reached = reached === null ? null : this.nodeAfter(reached, move);
    return reached;
  }

  private branchTo(node: number, move: number): Branch {
    const fared = this.parts.fared.floats;
    const row = (what: number) => {
      const from = (node * FARED + what) * this.seats;
      return [...fared.subarray(from, from + this.seats)];
    };
    const visits = this.parts.nodes.numbers[node * this.node.size + this.node.visits]!;
    return { move, node, visits, reward: row(0), wins: row(1), points: row(2) };
  }
}
