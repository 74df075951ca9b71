/** The rules in the page against Python's: what tools/make_parity.py wrote down comes out the same here. */

import { describe, expect, test } from 'vitest';

import { type MatchTold, toldHere } from './compared';
import { moduleOf, PATIENCE, toldIn } from './parity';

for (const { game, lines } of toldIn('.')) {
  describe(game, () => {
    test.each(lines)('match $number', { timeout: PATIENCE }, ({ line }) => {
      const written = JSON.parse(line) as MatchTold;
      expect(toldHere(moduleOf(game), written)).toEqual(written);
    });
  });
}
