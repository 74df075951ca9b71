/** The daily challenge at a table in the page: begun from its deal, judged afterwards, and played by bots besides. */

import { botSeed, type Deal, tryId } from '../daily/deal';
import { COMPARING, LEAST_LOSS, PLAYOUTS, WORLDS } from '../daily/judging';
import type { LevelMade } from '../daily/kept';
import { botFor } from '../rulebook/bots';
import { Player } from '../rulebook/bots/player';
import { settingsFrom } from '../rulebook/bots/settings';
import { newSeed, Random } from '../rulebook/chance';
import { Match, type MatchAbout, SHUFFLE } from '../rulebook/match';
import { OVER } from '../rulebook/rulebook';
import { seenBy } from '../rulebook/seen';
import type * as wire from '../wire/types';
import type { Made, Sitting } from './entries';
import type { Rulebooks } from './opening';
import { notOver } from './refusals';
import type { LocalTables } from './tables';

/** Letters that tell one practice from another. */
const SHORT = 6;

/** A challenge that is over: all that is needed to look at its decisions anywhere. */
export interface Finished {
  about: MatchAbout;
  moves: string[];
}

export interface Decisions {
  numbers: number[];
  finished: Finished;
}

export class Dailies {
  constructor(
    private readonly tables: LocalTables,
    private readonly rulebooks: Rulebooks,
  ) {}

  /** Sit down to the challenge: to the one try, which is one table, or once more for practice. */
  async begin(deal: Deal, name: string, isPractice: boolean): Promise<wire.Table> {
    const rulebook = await this.rulebooks(deal.game);
    const id = tryId(deal.date, isPractice ? newSeed().slice(-SHORT) : '');
    const bot: Sitting = { kind: 'bot', name: deal.level, level: deal.level, stands_in: false };
    const me: Sitting = { kind: 'person', name, level: null, stands_in: false };
    const made: Made = {
      type: 'made',
      game: deal.game,
      version: rulebook.about.version,
      seats: Array.from({ length: deal.players }, (_, seat) => (seat === deal.seat ? me : bot)),
      options: {},
      seed: deal.seed,
      shuffle: SHUFFLE,
      nature: [],
      belief: null,
    };
    return this.tables.sitDown(id, made, rulebook);
  }

  /** The numbers of the moves at which whoever took the challenge had a choice. */
  async decisions(id: string, seat: number): Promise<Decisions> {
    const match = await this.over(id);
    const { rulebook, movers, moves, about } = match;
    const numbers = movers.flatMap((mover, number) =>
      mover === seat && rulebook.legal(match.position(number)).length > 1 ? [number] : [],
    );
    return { numbers, finished: { about, moves } };
  }

  /** What a decision gave away, in chances to win: against the best move found by what the seat could know. */
  async judged({ game, seat }: Deal, { about, moves }: Finished, number: number): Promise<number> {
    const rulebook = await this.rulebooks(game);
    const before = new Match(rulebook, about);
    for (const move of moves.slice(0, number)) before.follow(move);
    const player = new Player(rulebook, String(number), settingsFrom(rulebook.about, String(PLAYOUTS)));
    const best = await player.choose(seenBy(before, seat), new AbortController().signal);
    const made = moves[number]!;
    if (best === made) return 0;
    let difference = 0;
    for (let world = 0; world < WORLDS; world++)
      difference +=
        (await oddsAfter(before, best, seat, world)) - (await oddsAfter(before, made, seat, world));
    const loss = difference / WORLDS;
    return loss < LEAST_LOSS ? 0 : loss;
  }

  /** What a bot of this level makes of a deal, in the place of whoever took the challenge. */
  async playedBy(level: string, deal: Deal): Promise<LevelMade> {
    const rulebook = await this.rulebooks(deal.game);
    const match = new Match(rulebook, { players: deal.players, options: {}, seed: deal.seed });
    match.letNatureMove();
    while (!match.isOver) {
      const bot = match.turn === deal.seat ? level : deal.level;
      match.play(await dailyMove(deal.date, match, bot, new AbortController().signal));
    }
    const points = rulebook.pointsNow(match.state, deal.players);
    return { points: points[deal.seat]!, place: placeOf(points, winnersOf(match), deal.seat) };
  }

  private over(id: string): Promise<Match> {
    return this.tables.holding(id, ({ match }) => {
      if (match.turn !== OVER) throw notOver();
      return match.at(match.moves.length);
    });
  }
}

/** What the bot of a seat plays in a challenge: the same in the same position, whatever came before. */
export function dailyMove(date: string, match: Match, level: string, signal: AbortSignal): Promise<string> {
  const bot = botFor(level, match.rulebook, botSeed(date, match.moves.length));
  return bot.choose(match, match.turn, signal);
}

/** The seat's odds after a move, in one of the worlds that it could imagine; nature draws by the world, not by the deal. */
async function oddsAfter(before: Match, move: string, seat: number, world: number): Promise<number> {
  const { rulebook } = before;
  const match = before.at(before.moves.length, `pangea daily judge ${world}`);
  match.imagine(seat, Random.from(match.about.seed));
  match.play(move);
  if (match.isOver) {
    const winners = winnersOf(match);
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const player = new Player(rulebook, match.about.seed, settingsFrom(rulebook.about, String(COMPARING)));
  return player.odds(seenBy(match, seat), new AbortController().signal);
}

function winnersOf(match: Match): number[] {
  return match.rulebook.winners(match.state, match.players);
}

function placeOf(points: readonly number[], winners: readonly number[], seat: number): number {
  if (winners.includes(seat)) return 1;
  const ahead = points.filter((own, other) => !winners.includes(other) && own > points[seat]!).length;
  return 1 + winners.length + ahead;
}
