/** Records that a page opens: what is shown of their roles, and which of them are refused. */

import { describe, expect, it } from 'vitest';

import { Match } from '../rulebook/match';
import { books, opened, PATIENCE } from './fixtures';

function recordOf(game: string, seats = 2): Record<string, unknown> {
  const match = new Match(books.get(game)!, { players: seats, options: {}, seed: '3' });
  match.letNatureMove();
  return { ...match.record(), seed: '3' };
}

describe('a record', { timeout: PATIENCE }, () => {
  it('is shown with the species that its players chose', async () => {
    const { replays } = opened();
    const species = ['humans', 'mammals'];
    const { id } = await replays.openRecord({ ...recordOf('genesis'), species });
    const { scenes } = await replays.scenes(id, 0, 0, 1);
    expect((scenes[0]!.view.species as string[]).slice(0, 2)).toEqual(species);
    // A roll is told by its message, its seat and the number of the species: 3 are the humans.
    const { lines } = await replays.replay(id);
    expect(lines[0]!.told.slice(1, 3)).toEqual([0, 3]);
  });

  it.each([
    ['genesis', ['humans']],
    ['genesis', ['humans', 'humans']],
    ['genesis', ['humans', 'ants']],
    ['clans', ['humans', 'mammals']],
  ])('of %s is refused with the species %j', async (game, species) => {
    const opening = opened().replays.openRecord({ ...recordOf(game), species });
    await expect(opening).rejects.toMatchObject({ code: 'bad-table' });
  });

  it('of another version of the rules is refused', async () => {
    const opening = opened().replays.openRecord({ ...recordOf('genesis'), rules: 1 });
    await expect(opening).rejects.toMatchObject({
      code: 'bad-record',
      words: { say: 'core-unknown-version', about: { version: '1', known: '2' } },
    });
  });
});
