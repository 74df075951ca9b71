/** How Planet looks. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { label, tell } from './telling';

const explains = {
  'planet-prompt-place': 'P3.1',
};

export const look: GameLook = { Board, Panel, Picture, tell, label, explains };
