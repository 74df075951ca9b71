/** The five clans: each builds in its own way and has its own mark, so that nobody needs the colours. */

import art from '../../../../src/pangea/games/clans/art.json';

export type Clan = keyof typeof art.houses;
/** A house stands on (0, 0), 24 wide and high: walls, roof, strokes, and a mark of a certain thickness. */
export const HOUSES = art.houses;
export const CLANS = Object.keys(HOUSES) as Clan[];
