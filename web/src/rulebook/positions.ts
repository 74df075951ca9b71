/** Positions in writing: each game writes its own, as src/pangea/games/<game>/notation/positions.py does. */

import { factsOf } from './fields';
import type { Rulebook, State } from './rulebook';

/** The fields of a state by their names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows what its own fields hold
export type Fields = Record<string, any>;

export type PositionWriter = (state: Fields, rulebook: Rulebook, bytes: State) => string;

const writers = import.meta.glob<{ writePosition: PositionWriter }>('../games/*/position.ts', {
  eager: true,
});

/** What stands for a secret that is not known. */
const UNKNOWN = '?';

/** A position on one line; null for a game whose positions nobody writes here. */
export function positionText(rulebook: Rulebook, state: State): string | null {
  const writer = writers[`../games/${rulebook.about.game}/position.ts`];
  if (!writer) return null;
  return writer.writePosition(factsOf(rulebook.about.records.State!, state), rulebook, state);
}

/** Is everything that the game hides known in this position? `eyes`: whose it is, where it was seen by somebody. */
export function isWhole(rulebook: Rulebook, state: State, eyes: number): boolean {
  if (!rulebook.about.hides) return true;
  if (positionText(rulebook, state)?.includes(UNKNOWN)) return false;
  const veiled = rulebook.veiled(state, eyes, false);
  return veiled.some((byte, at) => byte !== state[at]);
}

/** Clauses, each a name and its words; those without words are left out. */
export function clauses(parts: Record<string, string>): string {
  return Object.entries(parts)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name} ${words}`)
    .join('; ');
}

/** The numbers from 0 on, as many as there are. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
