/** How Genesis looks. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { label, tell } from './telling';

export const look: GameLook = { Board, Panel, Picture, tell, label };
