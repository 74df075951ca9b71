/** The positions of a replay, fetched in small bundles as one goes through it. */

import { SvelteMap } from 'svelte/reactivity';

import * as api from '../../wire/api';
import type { Scene } from '../../wire/types';

const BUNDLE = 32;

export class Positions {
  scene = $state.raw<Scene | null>(null);
  at = $state(-1);

  private known = new SvelteMap<number, Scene>();
  private asked = new Map<number, Promise<void>>();

  constructor(
    private readonly replay: api.ReplayAsked,
    readonly moves: number,
    readonly eyes: number,
  ) {}

  /** Stand after so many moves; what comes next is fetched in advance. */
  async go(moves: number): Promise<void> {
    const wanted = Math.min(this.moves, Math.max(0, moves));
    this.at = wanted;
    await this.fetch(wanted);
    // Somebody who pulls the slider may be elsewhere by now.
    if (this.at === wanted) this.scene = this.known.get(wanted) ?? null;
    if (wanted + BUNDLE / 2 <= this.moves) void this.fetch(wanted + BUNDLE / 2).catch(() => {});
  }

  /** Have the positions after these numbers of moves at hand. */
  async have(moves: number[]): Promise<void> {
    await Promise.all(moves.map((number) => this.fetch(number)));
  }

  /** The position after so many moves, if it is at hand. */
  after(moves: number): Scene | undefined {
    return this.known.get(moves);
  }

  private fetch(moves: number): Promise<void> {
    const start = Math.floor(moves / BUNDLE) * BUNDLE;
    let asked = this.asked.get(start);
    if (!asked) {
      asked = this.fetchBundle(start);
      this.asked.set(start, asked);
      asked.catch(() => this.asked.delete(start));
    }
    return asked;
  }

  private async fetchBundle(start: number): Promise<void> {
    const count = Math.min(BUNDLE, this.moves - start + 1);
    const found = await api.scenes(this.replay, this.eyes, start, count);
    found.scenes.forEach((scene, index) => this.known.set(found.start + index, scene));
  }
}
