/** How Genesis looks. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { goal, pointers } from './pointers';
import { placingOf } from './reading';
import { brief, kindOf, label, tell } from './telling';

const explains = {
  'genesis-prompt-roll': 'G3.1',
  'genesis-prompt-first': 'G3.1',
  'genesis-prompt-second': 'G3.5',
};

export const look: GameLook = {
  Board,
  Panel,
  tell,
  label,
  marks: (move) => placingOf(move) !== null,
  explains,
  kindOf,
  brief,
  goal,
  pointers,
};
