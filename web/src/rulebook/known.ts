/** The games that these pages have rules for: what lay in public/rulebooks when they were built. */

declare const RULEBOOKS: readonly string[];

export function hasRulebook(game: string): boolean {
  return RULEBOOKS.includes(game);
}
