/** Positions in writing against Python's: the same line for the same state, and no line where Python's differs. */

import { describe, expect, test } from 'vitest';

import { type GameRecord, Match } from './match';
import { PATIENCE, rulebook, toldIn } from './parity';
import { positionText } from './positions';

interface Written {
  record: GameRecord;
  /** The position before each move, and after the last. */
  positions: string[];
}

for (const { game, lines } of toldIn('positions')) {
  describe(`positions of ${game}`, () => {
    test.each(lines)('match $number', { timeout: PATIENCE }, ({ line }) => {
      const { record, positions } = JSON.parse(line) as Written;
      const { players, options, moves } = record;
      const match = new Match(rulebook(game), {
        players,
        options: options as Record<string, string>,
        seed: '',
      });
      for (const move of moves) match.follow(move);
      expect(positions.map((_, number) => positionText(match.rulebook, match.position(number)))).toEqual(
        positions,
      );
    });
  });
}
