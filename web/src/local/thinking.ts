/** Bots at tables in the page: whose turn it is thinks, at a human pace, and moves. Of several tabs one thinks. */

import { dailyOf } from '../daily/deal';
import { type Bot, botFor } from '../rulebook/bots';
import { newSeed } from '../rulebook/chance';
import type { Match } from '../rulebook/match';
import type { Rulebook } from '../rulebook/rulebook';
import { dailyMove } from './daily';
import type { OpenTable } from './opening';
import { Refused } from './refusals';

/** A bot's move takes at least this part of the pace, drawn between the two. */
const [QUICKEST, SLOWEST] = [0.6, 1.2];

/** At most this many bots are kept. */
const MOST_BOTS = 8;

/** What bots need of the tables. */
export interface Tables {
  holding<Answer>(id: string, work: (table: OpenTable) => Promise<Answer> | Answer): Promise<Answer>;
  write(
    table: OpenTable,
    entry: { type: 'moved'; seat: number; move: string; nature: string[] },
  ): Promise<void>;
  forget(id: string): void;
  isWatched(id: string): boolean;
  /** Something happened at a table that no page asked for. */
  changed(id: string): void;
}

interface Turn {
  number: number;
  seat: number;
  level: string;
  match: Match;
  /** What it did here before, if that was taken back. */
  known: string | null;
}

export class BotTurns {
  private readonly running = new Set<string>();
  /** Tables that want to be looked at once more when whoever runs there is done. */
  private readonly awaited = new Set<string>();
  private readonly underWay = new Map<string, { number: number; stop: AbortController }>();
  private readonly bots = new Map<string, Bot>();

  /** `pace`: seconds that a bot's move takes at least, more or less. */
  constructor(
    private readonly tables: Tables,
    public pace: number,
  ) {}

  /** A table has come to this position: what was thought for an earlier one is of no use any more. */
  follow(table: OpenTable): void {
    const known = this.underWay.get(table.id);
    if (known && known.number < table.state.number) known.stop.abort();
    if (this.isOfUse(table)) void this.run(table.id);
  }

  /** Move now: with the best that was found so far. In a challenge bots play the same for everybody. */
  hurry(id: string): void {
    if (!dailyOf(id)) this.underWay.get(id)?.stop.abort();
  }

  private async run(id: string): Promise<void> {
    if (this.running.has(id)) {
      this.awaited.add(id);
      return;
    }
    this.running.add(id);
    try {
      await this.alone(id, async () => {
        while (await this.turn(id));
      });
    } catch (problem) {
      // A table that was removed meanwhile is no trouble.
      if (!(problem instanceof Refused)) console.error(problem);
    } finally {
      this.running.delete(id);
      if (this.awaited.delete(id)) void this.run(id);
    }
  }

  /** Only one tab thinks about a table; the next goes on where it ended, should it be closed. */
  private async alone(id: string, work: () => Promise<void>): Promise<void> {
    const locks = globalThis.navigator?.locks as LockManager | undefined;
    if (!locks) return work();
    const name = `pangea bots ${id}`;
    const isDone = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (isDone) return;
    await locks.request(name, async () => {
      this.tables.forget(id);
      await work();
    });
  }

  /** Let the bot to move make one move; false if none is to, or nobody would see it. */
  private async turn(id: string): Promise<boolean> {
    const turn = await this.tables.holding(id, (table) => this.turnAt(table));
    if (!turn) return false;
    const stop = new AbortController();
    this.underWay.set(id, { number: turn.number, stop });
    try {
      // The wait is random: nobody should notice how little a bot had to think about.
      const wait = this.pace * (QUICKEST + Math.random() * (SLOWEST - QUICKEST));
      const [move] = await Promise.all([
        turn.known ?? this.chosen(id, turn, stop.signal),
        pause(wait, stop.signal),
      ]);
      await this.tables.holding(id, (table) => this.moveAt(table, turn, move));
    } catch (problem) {
      // Being too late is no trouble: the table is looked at again.
      if (!(problem instanceof Refused) || problem.code !== 'stale') throw problem;
    } finally {
      this.underWay.delete(id);
    }
    return true;
  }

  private turnAt(table: OpenTable): Turn | null {
    if (!this.isOfUse(table)) return null;
    return {
      number: table.state.number,
      seat: table.turn,
      level: table.botToMove!,
      match: table.match.at(table.match.moves.length),
      known: table.state.repeated,
    };
  }

  private async moveAt(table: OpenTable, turn: Turn, move: string): Promise<void> {
    if (table.state.number !== turn.number || table.botToMove === null) return;
    await this.tables.write(table, { type: 'moved', seat: turn.seat, move, nature: [] });
    this.tables.changed(table.id);
  }

  private isOfUse(table: OpenTable): boolean {
    return table.botToMove !== null && (!table.state.isLeftToBots || this.tables.isWatched(table.id));
  }

  private chosen(id: string, { match, seat, level }: Turn, signal: AbortSignal): Promise<string> {
    const day = dailyOf(id);
    if (day) return dailyMove(day, match, level, signal);
    return this.bot(`${id} ${seat} ${level}`, level, match.rulebook).choose(match, seat, signal);
  }

  /** The same for a whole game: it goes on with what it thought before. */
  private bot(key: string, level: string, rulebook: Rulebook): Bot {
    const bot = this.bots.get(key) ?? botFor(level, rulebook, newSeed());
    this.bots.delete(key);
    this.bots.set(key, bot);
    const [oldest] = this.bots.keys();
    if (this.bots.size > MOST_BOTS) this.bots.delete(oldest!);
    return bot;
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
