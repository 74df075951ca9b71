/** The trees of a rulebook, lent to one search at a time: memory that a rulebook took is never given back. */

import type { Rulebook } from '../rulebook';
import { Searcher } from './searcher';

/** Those used last at the end. */
const KEPT = new WeakMap<Rulebook, Searcher[]>();

/**
 * A searcher with a tree of this size for a holder alone, until it gives it back. One that `goesOn` gets the tree
 * that it had before if it can be: there are at most as many of a size as a table has seats, if none is in use.
 */
export function searcherFor(rulebook: Rulebook, nodes: number, holder: object, goesOn: boolean): Searcher {
  const kept = keptFor(rulebook);
  const fitting = kept.filter((searcher) => searcher.tree.nodes === nodes);
  const free = fitting.filter((searcher) => !searcher.isBusy);
  const isWide = fitting.length < rulebook.about.players[1];
  const own = free.find((searcher) => searcher.holder === holder);
  const found = own ?? (goesOn && isWide ? null : free[0]) ?? new Searcher(rulebook, nodes);
  if (!kept.includes(found)) kept.push(found);
  found.isBusy = true;
  return found;
}

export function giveBack(rulebook: Rulebook, searcher: Searcher): void {
  const kept = keptFor(rulebook);
  kept.splice(kept.indexOf(searcher), 1);
  kept.push(searcher);
  searcher.isBusy = false;
}

function keptFor(rulebook: Rulebook): Searcher[] {
  const kept = KEPT.get(rulebook) ?? [];
  KEPT.set(rulebook, kept);
  return kept;
}
