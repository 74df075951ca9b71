/** What happened, shown again: position by position at a pace that can be read, until it is stopped. */

import type { LiveTable } from '../../wire/table.svelte';
import type { Scene } from '../../wire/scenes';
import type { Step } from './since';

/** What is asked for at once; of more moves than that the last are shown. */
const MOST = 64;
const BEFORE_MS = 900;
const LEAST_MS = 1_500;
const LETTER_MS = 45;
const NATURE_MS = 700;

/** How long a sentence is shown, in milliseconds: as long as it takes to read it and to look at the board. */
export function timeFor(text: string, isNatures: boolean): number {
  return isNatures ? NATURE_MS : Math.max(LEAST_MS, text.length * LETTER_MS);
}

export interface Shown {
  scene: Scene;
  /** The move that led here; null before the first. */
  step: Step | null;
}

export class Again {
  /** What is shown instead of the table as it is now. */
  now = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tells one showing from the next: what was fetched for an earlier one is not shown any more. */
  #showing = 0;

  constructor(private readonly live: Pick<LiveTable, 'past'>) {}

  /** `pace` says how long each step is shown, in milliseconds. */
  async play(eyes: number, steps: readonly Step[], pace: (step: Step) => number): Promise<void> {
    this.stop();
    const showing = this.#showing;
    const wanted = steps.slice(1 - MOST);
    const first = wanted[0];
    if (!first) return;
    const { scenes } = await this.live.past(eyes, first.at, wanted.length + 1);
    // Somebody pressed stop, or moved, while it was fetched.
    if (showing !== this.#showing) return;
    const shown = scenes.map((scene, place): Shown => ({ scene, step: wanted[place - 1] ?? null }));
    this.#show(shown, pace);
  }

  stop(): void {
    this.#showing++;
    clearTimeout(this.#timer);
    this.now = null;
  }

  #show([next, ...later]: readonly Shown[], pace: (step: Step) => number): void {
    if (!next) return this.stop();
    this.now = next;
    this.#timer = setTimeout(() => this.#show(later, pace), next.step ? pace(next.step) : BEFORE_MS);
  }
}
