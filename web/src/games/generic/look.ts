/** How a game looks that has no folder of its own: in words, until somebody draws it. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { tell } from './reading';

export const look: GameLook = { Board, Panel, tell, label: (move) => move, marks: () => true, explains: {} };
