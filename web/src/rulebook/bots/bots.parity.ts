/** Bots in the page against Python's: the same thoughts, the same games. */

import { describe, expect, test } from 'vitest';

import { type GameRecord, Match } from '../match';
import { PATIENCE, rulebook, toldIn } from '../parity';
import { type Bot, botFor, type Thought } from '.';

interface Searched {
  seed: string;
  record: GameRecord;
  seat: number;
  searches: { bot: string; thoughts: Thought[] }[];
}

interface Played {
  seed: string;
  bots: string[];
  record: GameRecord;
}

const NEVER = new AbortController().signal;

function matchOf(game: string, seed: string, { players, options }: GameRecord): Match {
  return new Match(rulebook(game), { players, options: options as Record<string, string>, seed });
}

for (const { game, lines } of toldIn('searches')) {
  describe(`searches in ${game}`, () => {
    test.each(lines)('position $number', { timeout: PATIENCE }, async ({ line }) => {
      const { seed, record, seat, searches } = JSON.parse(line) as Searched;
      const match = matchOf(game, seed, record);
      for (const move of record.moves) match.follow(move);
      for (const { bot, thoughts } of searches) {
        const player = botFor(bot, match.rulebook, seed);
        expect(await player.choose(match, seat, NEVER)).toBe(thoughts[0]!.move);
        expect(player.thoughts).toEqual(thoughts);
      }
    });
  });
}

for (const { game, lines } of toldIn('bots')) {
  describe(`bots in ${game}`, () => {
    test.each(lines)('game $number', { timeout: PATIENCE }, async ({ line }) => {
      const { seed, bots: names, record } = JSON.parse(line) as Played;
      const match = matchOf(game, seed, record);
      const bots: Bot[] = names.map((name, at) =>
        botFor(name, match.rulebook, String(100 * Number(seed) + at)),
      );
      match.letNatureMove();
      while (!match.isOver) match.play(await bots[match.turn]!.choose(match, match.turn, NEVER));
      expect(match.record()).toEqual(record);
    });
  });
}
