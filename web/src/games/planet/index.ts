/** How Planet looks. */

import type { GameLook } from '../contract';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { figures, goal, pointers } from './pointers';
import { placingOf } from './reading';
import Revealed from './Revealed.svelte';
import { kindOf, label, tell } from './telling';
import { factsOf } from './types';

const explains = {
  'planet-prompt-place': 'P3.1',
};

export const look: GameLook = {
  Board,
  Panel,
  tell,
  label,
  marks: (move) => placingOf(move) !== null,
  explains,
  kindOf,
  Revealed,
  tieBreak: 'P5.3',
  tieBreakers: (scene) => ({ 'result-tie-animals': factsOf(scene).animals }),
  goal,
  pointers,
  figures,
};
