/** Games in the page that are over, and records that were opened here: looked at move by move. */

import { suspectsOf } from '../rulebook/beliefs';
import { seedHash } from '../rulebook/chance';
import { type GameRecord, Match } from '../rulebook/match';
import { OVER, REFEREE, type Rulebook, WATCHER } from '../rulebook/rulebook';
import { logOf, sceneOf } from '../rulebook/scenes';
import type * as wire from '../wire/types';
import type { Said } from '../wire/types';
import { checkOptions, checkRoles } from './making';
import type { Rulebooks } from './opening';
import { textOf } from './practice';
import { GONE, NOT_NOW, notOver, OTHER_CONTENT, refuse, Refused, refusedMove, WRONG } from './refusals';
import { fairness } from './showing';
import type { Store } from './store';
import type { LocalTables } from './tables';

/** At most this many replays are kept in memory. */
const MOST_OPEN = 8;
/** Ids of records that were opened here begin with this; those of tables don't. */
const RECORD = '~~';

interface OpenReplay {
  match: Match;
  record: Record<string, unknown>;
  names: string[];
  played_by: (string | null)[];
  fairness: wire.Fairness | null;
}

type Told = Omit<GameRecord, 'content_hash'> & {
  content_hash?: string;
  seed?: string;
  shuffle?: string;
  species?: string[];
};

/** `begins`: the bytes of the position that it begins from (base64), where it begins from one. */
export type LocalReplay = wire.Replay & { begins?: string };

export class Replays {
  private readonly known = new Map<string, Promise<OpenReplay>>();

  constructor(
    private readonly tables: LocalTables,
    private readonly store: Store,
    private readonly rulebooks: Rulebooks,
  ) {}

  /** Check a record and keep it. The same record has the same id. */
  async openRecord(record: Record<string, unknown>): Promise<wire.ReplayMade> {
    const { match } = await this.read(record);
    // One that names no content was read by that of these pages: from now on it says so.
    const kept = { content_hash: match.rulebook.board.content_hash, ...record };
    const id = RECORD + seedHash(JSON.stringify(kept)).slice(0, 19);
    await this.store.putRecord(id, kept);
    return { id };
  }

  async replay(id: string): Promise<LocalReplay> {
    const { match, record, names, played_by, fairness } = await this.opened(id);
    return {
      id,
      game: match.rulebook.about.game,
      version: match.rulebook.about.version,
      players: match.players,
      options: { ...match.about.options },
      board: null,
      names,
      played_by,
      moves: match.moves.length,
      points: (record.points as number[] | undefined) ?? null,
      winners: (record.winners as number[] | undefined) ?? null,
      fairness,
      record,
      lines: logOf(match, REFEREE, 0),
      book: match.rulebook.about.book,
      ...(match.beginning ? { begins: textOf(match.beginning) } : {}),
    };
  }

  /** Positions as a pair of eyes saw them, from after move `start` on. */
  async scenes(id: string, eyes: number, start: number, count: number): Promise<wire.Scenes> {
    const { match } = await this.opened(id);
    const suspects = suspectsOf(match.rulebook);
    const last = Math.min(start + count, match.moves.length + 1);
    const scenes: wire.Scene[] = [];
    for (let moves = start; moves < last; moves++)
      scenes.push(sceneOf(match.at(moves), eyes < 0 ? WATCHER : eyes, moves, suspects));
    return { start, scenes };
  }

  private opened(id: string): Promise<OpenReplay> {
    let opening = this.known.get(id);
    if (!opening) {
      opening = id.startsWith(RECORD) ? this.ofRecord(id) : this.ofTable(id);
      this.known.set(id, opening);
      opening.catch(() => this.known.delete(id));
      const [oldest] = this.known.keys();
      if (this.known.size > MOST_OPEN) this.known.delete(oldest!);
    }
    return opening;
  }

  private ofTable(id: string): Promise<OpenReplay> {
    return this.tables.holding(id, (table) => {
      if (table.status !== 'over') throw notOver();
      const { match, sittings } = table;
      return {
        match: match.at(match.moves.length),
        record: { ...table.record() },
        names: sittings.map(({ name }) => name),
        played_by: sittings.map((sitting) => sitting.played_by ?? null),
        fairness: fairness(table),
      };
    });
  }

  private async ofRecord(id: string): Promise<OpenReplay> {
    const record = await this.store.record(id);
    if (!record) throw refuse(GONE, 'no-such-replay', 'server-table-no-such-replay');
    return this.read(record as Record<string, unknown>);
  }

  /** Replay a record, every move checked. */
  private async read(found: Record<string, unknown>): Promise<OpenReplay> {
    const record = checked(found);
    const { legal: _, ...plain } = found;
    const rulebook = await this.rulebooks(record.game);
    checkContent(rulebook, record);
    checkVersion(rulebook.about, record.rules);
    checkOptions(rulebook, record.players, aboutOf(record).options);
    checkRoles(rulebook, record.players, record.species);
    const match = new Match(rulebook, {
      ...aboutOf(record),
      seed: record.seed ?? '0',
      roles: record.species,
    });
    follow(match, record);
    // The seed of a record is a mere claim: `pangea verify` draws its moves again.
    return { match, record: plain, ...unnamed(record), fairness: null };
  }
}

/** Refuse a record that names another version of the rules than today's. */
function checkVersion({ game, version }: Rulebook['about'], named: number | undefined): void {
  if (named === undefined || named === version) return;
  throw refuse(WRONG, 'bad-record', 'core-unknown-version', {
    game: { say: `${game}-title`, about: {} },
    version: String(named),
    known: String(version),
  });
}

function unnamed({ players }: Told): Pick<OpenReplay, 'names' | 'played_by'> {
  const seats = Array.from({ length: players });
  return { names: seats.map(() => ''), played_by: seats.map(() => null) };
}

function aboutOf({ players, options }: Told): { players: number; options: Record<string, string> } {
  return { players, options: (options ?? {}) as Record<string, string> };
}

function checkContent({ about, board }: Rulebook, { content_hash: said }: Told): void {
  const own = board.content_hash;
  if (said === undefined || said === own) return;
  const game = { say: `${about.game}-title`, about: {} };
  throw refuse(WRONG, OTHER_CONTENT, 'web-replay-other-content', { game, said: String(said), here: own });
}

/** Make the moves of a record, each checked, and compare the result. */
function follow(match: Match, record: Told): void {
  for (const [number, text] of record.moves.entries()) {
    if (match.isOver) throw inMove(number, { say: 'core-record-after-end', about: { text } });
    try {
      match.follow(text);
    } catch (problem) {
      const refused = refusedMove(problem);
      if (!(refused instanceof Refused)) throw problem;
      throw inMove(number, { say: 'core-record-illegal', about: { text, reason: refused.words } });
    }
  }
  const { players } = match;
  const points = match.rulebook.pointsNow(match.state, players);
  const winners = match.turn === OVER ? match.rulebook.winners(match.state, players) : [];
  for (const [key, truth] of Object.entries({ points, winners })) {
    const told = record[key as 'points' | 'winners'];
    if (told === undefined) continue;
    if (!match.isOver) throw bad('core-record-not-over', { key });
    const [said, true_] = [list(told), list(truth)];
    if (said !== true_) throw bad('core-record-wrong-result', { key, said, true: true_ });
  }
}

/** A record with the right keys and types; nothing is replayed yet. */
function checked(record: Record<string, unknown>): Told {
  for (const key of ['pangea', 'game', 'players', 'moves'])
    if (!(key in record)) throw bad('core-record-missing', { key });
  if (record.pangea !== 1) throw bad('core-record-version', { version: String(record.pangea), known: 1 });
  const { game, players, moves, options = {} } = record;
  const isWhole = Number.isInteger(players) && Array.isArray(moves) && typeof game === 'string';
  if (!isWhole || typeof options !== 'object' || options === null) throw bad('core-record-no-object');
  // Positions are written here, but nobody reads them.
  if ('position' in record) throw bad('core-record-position-here');
  if ('content' in options) throw refuse(NOT_NOW, 'own-board', 'web-local-own-board');
  moves.forEach((move, number) => {
    if (typeof move !== 'string') throw inMove(number, { say: 'core-record-move-text', about: {} });
  });
  return record as unknown as Told;
}

function list(numbers: readonly number[]): string {
  return `[${numbers.join(', ')}]`;
}

function inMove(number: number, reason: Said): Refused {
  return bad('core-in-move', { move: number + 1, reason });
}

function bad(message: string, about: Said['about'] = {}): Refused {
  return refuse(WRONG, 'bad-record', message, about);
}
