/** The positions of a replay, fetched in small bundles as one goes through it. */

import { SvelteMap } from 'svelte/reactivity';

import * as tables from '../../tables/tables';
import type { ReplayAsked } from '../../wire/api';
import type { Replay, Scene } from '../../wire/scenes';

const BUNDLE = 32;

export class Positions {
  scene = $state.raw<Scene | null>(null);
  at = $state(-1);

  private known = new SvelteMap<number, Scene>();
  private bundles = new Map<number, Promise<void>>();

  constructor(
    private readonly asked: ReplayAsked,
    private readonly replay: Replay,
    readonly eyes: number,
  ) {}

  /** Stand after this many moves; what comes next is fetched in advance. */
  async go(moves: number): Promise<void> {
    const wanted = Math.min(this.replay.moves, Math.max(0, moves));
    this.at = wanted;
    await this.fetch(wanted);
    // Somebody who pulls the slider may be elsewhere by now.
    if (this.at === wanted) this.scene = this.known.get(wanted) ?? null;
    if (wanted + BUNDLE / 2 <= this.replay.moves) void this.fetch(wanted + BUNDLE / 2).catch(() => {});
  }

  /** Have the positions after these numbers of moves at hand. */
  async have(moves: number[]): Promise<void> {
    await Promise.all(moves.map((number) => this.fetch(number)));
  }

  /** The position after this many moves, if it is at hand. */
  after(moves: number): Scene | undefined {
    return this.known.get(moves);
  }

  private fetch(moves: number): Promise<void> {
    const start = Math.floor(moves / BUNDLE) * BUNDLE;
    let asked = this.bundles.get(start);
    if (!asked) {
      asked = this.fetchBundle(start);
      this.bundles.set(start, asked);
      asked.catch(() => this.bundles.delete(start));
    }
    return asked;
  }

  private async fetchBundle(start: number): Promise<void> {
    const count = Math.min(BUNDLE, this.replay.moves - start + 1);
    const found = await tables.scenes(this.asked, this.replay, this.eyes, start, count);
    found.scenes.forEach((scene, index) => this.known.set(found.start + index, scene));
  }
}
