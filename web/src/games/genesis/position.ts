/** Positions of Genesis as a line of text: the twin of `write_position` in Python. */

import usual from '../../../scenes/genesis-board.json';
import { clauses, type PositionWriter } from '../../rulebook/positions';

const TERRAINS = ['forest', 'savanna', 'mountain', 'swamp'];
const [TERRAIN_LETTERS, SPECIES_LETTERS] = ['FSMW', 'rdmh'];

export const writePosition: PositionWriter = (state) => {
  const rolled = (state.dice as (string | null)[]).filter((face) => face !== null);
  const second = (state.second as number[]).map((terrain) => TERRAINS[terrain]);
  const found = (sets: number[][][], row: number, column: number) =>
    sets.findIndex((rows) => rows[row]!.includes(column));
  const rows = usual.content.rows.map((printed, row) =>
    [...printed]
      .map((sign, column) => {
        const terrain = found(state.land as number[][][], row, column);
        if (terrain < 0) return sign;
        const seat = found(state.kin as number[][][], row, column);
        return `${TERRAIN_LETTERS![terrain]}${SPECIES_LETTERS![seat]}`;
      })
      .join(''),
  );
  return clauses({
    players: `${state.players}`,
    turn: `${state.turn}`,
    dice: rolled.join(' '),
    second: second.join(' '),
    board: rows.join('/'),
  });
};
