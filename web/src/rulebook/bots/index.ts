/** Bots in the page, by their levels or their own names: the twin of src/pangea/bots. */

import type { Considered } from '../../wire/types';
import { newSeed } from '../chance';
import type { Match } from '../match';
import type { Rulebook } from '../rulebook';
import { seenBy } from '../seen';
import { BadBot, type Bot, legalIn, type Mind, type Progress, type Thought } from './bot';
import { Player } from './player';
import { settingsFrom } from './settings';
import { GreedyPlayer, NovicePlayer, RandomPlayer } from './simple';

export { BadBot, type Bot, type Progress, type Thought } from './bot';
export { endSearches } from './workers';

/** The bot that gives hints: it thinks for a moment, longer than the levels that count their iterations. */
const ADVISER = '10000';

const SIMPLE = { greedy: GreedyPlayer, novice: NovicePlayer, random: RandomPlayer };
const SEARCH = 'search';

/**
 * A bot by the name of its level (`hunter`), or by its own, with settings after a colon (`search:0.5s`). Keep it
 * for a whole game: some go on with what they thought before. The same seed and the same game give the same moves,
 * if the thinking is not bounded by time.
 */
export function botFor(level: string, rulebook: Rulebook, seed: string): Bot {
  return new Seated(rulebook, mindFor(level, rulebook, seed));
}

function mindFor(level: string, rulebook: Rulebook, seed: string): Mind {
  const { about } = rulebook;
  const wanted = about.levels.find(({ name }) => name === level)?.bot ?? level;
  const [name = '', ...settings] = wanted.split(':');
  if (name === SEARCH) return new Player(rulebook, seed, settingsFrom(about, settings.join(':')));
  if (name in SIMPLE && settings.length === 0) return new SIMPLE[name as keyof typeof SIMPLE](rulebook, seed);
  const bots = [...about.levels.map(({ name }) => name), ...Object.keys(SIMPLE), SEARCH].join(', ');
  throw new BadBot({ say: 'core-unknown-bot', about: { name, bots } });
}

/** A mind at a table. What it sees of the match is taken out here: a mind never meets what is hidden from it. */
class Seated implements Bot {
  thoughts: Thought[] = [];

  constructor(
    private readonly rulebook: Rulebook,
    private readonly mind: Mind,
  ) {}

  async choose(match: Match, seat: number, signal: AbortSignal, progress?: Progress): Promise<string> {
    const seen = seenBy(match, seat);
    const legal = legalIn(this.rulebook, seen);
    this.thoughts = [];
    // Where there is no choice, there is nothing to think about.
    if (legal.length === 1) return legal[0]!;
    const move = await this.mind.choose(seen, signal, progress);
    this.thoughts = this.mind.thoughts;
    return move;
  }
}

export interface Advice {
  move: string;
  considered: Considered[];
  /** How it expects the game to go on. */
  line: string[];
  thoughts: Thought[];
}

/** What a strong bot would do in a seat's place. */
export async function advise(
  match: Match,
  seat: number,
  signal: AbortSignal,
  progress?: Progress,
  seed = newSeed(),
): Promise<Advice> {
  const { rulebook } = match;
  const player = new Player(rulebook, seed, settingsFrom(rulebook.about, ADVISER));
  const move = await player.choose(seenBy(match, seat), signal, progress);
  const { thoughts } = player;
  return {
    move,
    considered: thoughts.map(({ move, visits, win_odds, points }) => ({
      move,
      visits,
      odds: win_odds[seat]!,
      points,
    })),
    line: thoughts[0]!.line,
    thoughts,
  };
}
