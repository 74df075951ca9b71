/** Huts walk: what the map shows runs a moment behind the scene, so that one sees where the huts went. */

import type { Walk } from './reading';

export const STEP_MS = 400;
/** When more happened at once, only the last steps are shown one by one. */
const AT_MOST = 3;

type Huts = readonly (readonly number[])[];

export interface Walker extends Walk {
  readonly huts: readonly number[];
  /** Tells one walk from the next. */
  readonly number: number;
}

export class Walking {
  /** The huts as the map shows them now. */
  huts = $state.raw<Huts>([]);
  walker = $state.raw<Walker | null>(null);
  #walks = 0;
  /** The huts as they will be shown when everybody has arrived. */
  #goal: Huts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(huts: Huts) {
    this.huts = this.#goal = huts;
  }

  /** Show these huts, and before that how they got there. */
  show(huts: Huts, walks: readonly Walk[], motion: boolean): void {
    this.stop();
    this.huts = this.#goal;
    this.#goal = huts;
    this.#step(motion ? walks.slice(-AT_MOST) : []);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.walker = null;
  }

  #step([walk, ...later]: readonly Walk[]): void {
    const walkers = walk && this.huts[walk.source];
    // Nobody is where they should set out from: something else happened as well, an undo for instance.
    if (!walk || !walkers?.some((count) => count > 0)) {
      this.walker = null;
      this.huts = this.#goal;
      return;
    }
    this.walker = { ...walk, huts: walkers, number: ++this.#walks };
    this.huts = this.huts.map((counts, here) => (here === walk.source ? counts.map(() => 0) : counts));
    this.#timer = setTimeout(() => {
      this.huts = this.huts.map((counts, here) =>
        here === walk.target ? counts.map((count, clan) => count + (walkers[clan] ?? 0)) : counts,
      );
      this.#step(later);
    }, STEP_MS);
  }
}
