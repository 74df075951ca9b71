/** How Trias looks. */

import type { GameLook } from '../contract';
import Beasts from './Beasts.svelte';
import Board from './Board.svelte';
import { leavesMark } from './happening';
import Panel from './Panel.svelte';
import { figures, goal, pointers } from './pointers';
import Revealed from './Revealed.svelte';
import { kindOf, label, tell, tieBreakers } from './telling';

const explains = {
  'trias-prompt-place': 'T2.4',
  'trias-prompt-choose': 'T3.1',
  'trias-prompt-lift': 'T3.3',
  'trias-prompt-lift-other': 'T3.8',
  'trias-prompt-put': 'T3.5',
  'trias-prompt-act': 'T4.1',
  'trias-prompt-rescue': 'T4.4',
};

export const look: GameLook = {
  Board,
  Panel,
  tell,
  label,
  marks: leavesMark,
  explains,
  kindOf,
  Revealed,
  tieBreak: 'T9.1',
  tieBreakers,
  goal,
  pointers,
  drawn: { 2: Beasts },
  figures,
};
