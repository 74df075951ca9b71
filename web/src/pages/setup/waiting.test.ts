import { expect, it } from 'vitest';

import type { WaitingBot } from '../../wire/types';
import { suiting } from './waiting';

function bot(id: string, games: string[], players: number[]): WaitingBot {
  return { id, name: id, games, players, tables: 1, about: '' };
}

it('offers the bots that would play at such a table', () => {
  const bots = [
    bot('any', ['clans', 'trias'], []),
    bot('duel', ['clans'], [2]),
    bot('other', ['trias'], [2]),
  ];
  expect(suiting(bots, 'clans', 2).map(({ id }) => id)).toEqual(['any', 'duel']);
  expect(suiting(bots, 'clans', 4).map(({ id }) => id)).toEqual(['any']);
});
