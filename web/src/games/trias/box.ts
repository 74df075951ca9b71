/**
 * What is printed in the box of Trias: how many herds a tile feeds, and the cards.
 *
 * Nothing is decided by these numbers; they say how much room a tile shows and which cards are still unseen.
 */

export const TERRAINS = ['mountain', 'steppe', 'forest', 'pole'] as const;
export type TerrainName = (typeof TERRAINS)[number];

export const CARDS = ['mountain', 'steppe', 'forest', 'meteorite'] as const;
export type CardName = (typeof CARDS)[number];
export const METEORITE = 3;

/** By terrain. */
export const CAPACITY: readonly number[] = [2, 3, 4, 3];

/** By part of the deck and kind of card: for two players, and for more. */
const SMALL: readonly (readonly number[])[] = [
  [5, 6, 5, 0],
  [1, 2, 1, 1],
];
const LARGE: readonly (readonly number[])[] = [
  [7, 13, 10, 0],
  [2, 3, 3, 1],
];

export function cardsInTheBox(players: number): readonly (readonly number[])[] {
  return players === 2 ? SMALL : LARGE;
}

/** In action points, as the summary card says. */
export const COST = { breed: 1, drift: 3 } as const;

/** The action points that a turn begins with, for the row of marks. */
export function pointsOfATurn(players: number, lastRound: boolean): number {
  if (lastRound) return 2;
  return players === 2 ? 3 : 4;
}
