/** The legal moves as things to point at: hexes to choose, and what can be done from each. */

import { parseMove } from './types';

export type Kind = 'place' | 'lift' | 'put' | 'breed' | 'move' | 'rescue';

export interface Choice {
  kind: Kind;
  /** The hex that is pointed at first. */
  from: string;
  /** The hex that the herd goes to, where there is one. */
  to: string | null;
  spent: boolean;
  move: string;
}

export interface Choices {
  /** By the name of the hex that is pointed at first. */
  at: Map<string, Choice[]>;
  /** Moves that stand on no hex: `hand`, `draw`, `end`. */
  words: string[];
  /** Does pointing at a hex make the move? Otherwise it is picked first, and then what to do with it. */
  isDirect: boolean;
}

/** A player's move on a hex; null for one that stands on none, and for nature's. */
export function readMove(move: string): Choice | null {
  const found = parseMove(move);
  if (!found || !('hex' in found) || found.kind === 'tile') return null;
  const spent = found.kind === 'move-spent';
  const to = 'target' in found ? found.target : null;
  return { kind: spent ? 'move' : found.kind, from: found.hex, to, spent, move };
}

export function readChoices(playable: readonly string[]): Choices {
  const at = new Map<string, Choice[]>();
  const words: string[] = [];
  for (const move of playable) {
    const choice = readMove(move);
    if (choice) at.set(choice.from, [...(at.get(choice.from) ?? []), choice]);
    else words.push(move);
  }
  const kinds = new Set([...at.values()].flat().map(({ kind }) => kind));
  // While a turn has action points there is always `end`; a tile that must be lifted has no other choice.
  const isDirect = kinds.size === 1 && !words.includes('end') && !kinds.has('move') && !kinds.has('rescue');
  return { at, words, isDirect };
}

/** What can be done once a hex was picked. */
export interface Picked {
  from: string;
  breed: string | null;
  lift: string | null;
  /** By the hex that a herd can go to: with a fresh herd, with a spent one, or by rescue. */
  targets: Map<string, { fresh: string | null; spent: string | null; rescue: string | null }>;
  hasFresh: boolean;
  hasSpent: boolean;
}

export function picked(choices: Choices, from: string): Picked | null {
  const here = choices.at.get(from);
  if (!here || choices.isDirect) return null;
  const found: Picked = {
    from,
    breed: null,
    lift: null,
    targets: new Map(),
    hasFresh: false,
    hasSpent: false,
  };
  for (const { kind, to, spent, move } of here) {
    if (kind === 'breed') found.breed = move;
    if (kind === 'lift') found.lift = move;
    if (to === null) continue;
    const target = found.targets.get(to) ?? { fresh: null, spent: null, rescue: null };
    if (kind === 'rescue') target.rescue = move;
    else if (spent) target.spent = move;
    else target.fresh = move;
    found.targets.set(to, target);
    found.hasFresh ||= kind === 'move' && !spent;
    found.hasSpent ||= kind === 'move' && spent;
  }
  return found;
}

/** The move to a target with the kind of herd that was asked for, or with the other if there is only that. */
export function moveTo(from: Picked, to: string, spent: boolean): string | null {
  const target = from.targets.get(to);
  if (!target) return null;
  return target.rescue ?? (spent ? (target.spent ?? target.fresh) : (target.fresh ?? target.spent));
}
