/** The games that can be played in the page: it has their rules, and the browser can run them. */

declare const RULEBOOKS: readonly string[];

/** What lay in public/rulebooks when the pages were built. */
export function hasRulebook(game: string): boolean {
  return RULEBOOKS.includes(game);
}

/** A module with one function, whose one instruction makes a vector (v128.const 0). */
const VECTORS = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x16, 0x01, 0x14, 0x00, 0xfd, 0x0c, ...Array<number>(16).fill(0), 0x0b],
];

/** Can this browser run rules? It takes WebAssembly with vectors; who has those has all else that rules need. */
export const runsRules = typeof WebAssembly === 'object' && WebAssembly.validate(Uint8Array.from(VECTORS));

/** Is a game played in the page, unless others come by link? Else the service keeps its tables. */
export function isPlayedHere(game: string): boolean {
  return runsRules && hasRulebook(game);
}
