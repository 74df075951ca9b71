/** How Clans looks. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { label, tell } from './telling';

const explains = {
  'clans-prompt-move': 'C3.1',
  'clans-prompt-village': 'C4.4',
};

export const look: GameLook = { Board, Panel, Picture, tell, label, explains };
