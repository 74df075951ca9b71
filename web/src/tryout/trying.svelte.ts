/** Whether something is being tried out on a page, and what. */

import { rulebookOf } from '../rulebook/loading';
import { Match } from '../rulebook/match';
import { type Rulebook, type State, WATCHER } from '../rulebook/rulebook';
import type { Known } from './tryout';

export interface TriedNow {
  rulebook: Rulebook;
  known: Known;
  hides: boolean;
}

export class Trying {
  now = $state.raw<TriedNow | null>(null);

  /** Begin, or begin anew, with what somebody knows of a game. */
  async begin(game: string, know: (rulebook: Rulebook) => Known | Promise<Known>): Promise<void> {
    const rulebook = await rulebookOf(game);
    this.now = { rulebook, known: await know(rulebook), hides: rulebook.about.hides };
  }

  end(): void {
    this.now = null;
  }
}

/** A position of a game of which all is known, as these eyes knew it. */
export function knownIn(
  rulebook: Rulebook,
  about: { players: number; options: Record<string, string>; version: number },
  moves: readonly string[],
  eyes: number,
  begins: State | null = null,
): Known {
  const match = new Match(rulebook, { ...about, seed: '' }, begins);
  for (const move of moves) match.follow(move);
  const state = rulebook.veiled(match.state, eyes >= 0 ? eyes : WATCHER, match.isOver);
  return { ...about, moves: moves.length, state, eyes };
}
