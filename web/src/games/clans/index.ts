/** How Clans looks. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { figures, goal, pointers } from './pointers';
import { villageOf, walkOf } from './reading';
import Revealed from './Revealed.svelte';
import { kindOf, label, tell } from './telling';

const explains = {
  'clans-prompt-move': 'C3.1',
  'clans-prompt-village': 'C4.4',
  'clans-prompt-village-last': 'C4.5',
};

export const look: GameLook = {
  Board,
  Panel,
  tell,
  label,
  marks: (move) => walkOf(move) !== null || villageOf(move) !== null,
  explains,
  kindOf,
  Revealed,
  goal,
  pointers,
  figures,
};
