/** Tables that live in the page, and what can be done at them: src/pangea/server/tables/acts is the model. */

import { dailyOf } from '../daily/deal';
import { suspectsOf } from '../rulebook/beliefs';
import { advise } from '../rulebook/bots';
import { newSeed } from '../rulebook/chance';
import type { Rulebook } from '../rulebook/rulebook';
import { sceneOf } from '../rulebook/scenes';
import type * as wire from '../wire/types';
import type { Entry, Made } from './entries';
import { hintOf } from './hints';
import { checkOptions, checkRoles, knownLevel, LEVEL, madeBy, newId, rematchId, rematchOf } from './making';
import { OpenTable, remains, type Rulebooks } from './opening';
import { type LocalWanted, type PracticeTable, startOf } from './practice';
import { NOT_NOW, noSuchTable, notOver, OTHER_CONTENT, refuse, Refused, stale, WRONG } from './refusals';
import { chosenEyes, type LocalListed, shown, summarised, undone } from './showing';
import type { Store } from './store';
import { BotTurns } from './thinking';

/** At most this many tables are kept in memory. */
const MOST_OPEN = 8;
/** An act that fits any position is tried this many times while another tab writes at the same table. */
const TRIES = 8;

/** An act of a seat, made for the number that the table had. */
export interface Act {
  seat: number;
  number: number;
  move?: string;
  level?: string;
  kind?: wire.Offer['kind'];
}

/** Who wants to hear what: pages, other tabs. */
export interface Ears {
  /** Something happened at a table that the page did not ask for. */
  changed(id: string): void;
  /** Something was written that other tabs don't know of. */
  wrote(id: string): void;
}

export class LocalTables {
  readonly bots: BotTurns;
  private readonly open = new Map<string, OpenTable>();
  private readonly locks = new Map<string, Promise<unknown>>();
  private readonly watched = new Set<string>();
  private advising = false;

  constructor(
    private readonly store: Store,
    private readonly rulebooks: Rulebooks,
    private readonly ears: Ears,
    pace: number,
    private readonly now: () => number = () => Date.now() / 1000,
  ) {
    this.bots = new BotTurns(this, pace);
  }

  // Looking

  look(id: string, eyes: number | null, logFrom: number): Promise<wire.Table> {
    return this.holding(id, (table) => this.shown(table, eyes, logFrom));
  }

  /** The position as these eyes may know it. */
  position(id: string, eyes: number): Promise<wire.PositionSent> {
    return this.holding(id, (table) => {
      const { match } = table;
      const seen = match.rulebook.veiled(match.state, chosenEyes(table, eyes), match.isOver);
      return { moves: match.moves.length, state: btoa(String.fromCharCode(...seen)) };
    });
  }

  /** Earlier positions, as these eyes saw them: to be looked at, with nothing to choose. */
  past(id: string, eyes: number, start: number, count: number): Promise<wire.Scenes> {
    return this.holding(id, (table) => {
      const { match } = table;
      const chosen = chosenEyes(table, eyes);
      const last = Math.min(start + count, match.moves.length + 1);
      const scenes: wire.Scene[] = [];
      for (let moves = start; moves < last; moves++)
        scenes.push({ ...sceneOf(match.at(moves), chosen, moves, () => []), legal: [] });
      return { start, scenes };
    });
  }

  async listed(): Promise<LocalListed[]> {
    const found = await this.store.summaries();
    return found
      .flatMap((summary) => summarised(summary) ?? [])
      .sort((one, other) => Date.parse(other.touched) - Date.parse(one.touched));
  }

  /** Let bots move here even if no person plays any more. */
  async watch(id: string): Promise<void> {
    this.watched.add(id);
    await this.holding(id, (table) => this.bots.follow(table));
  }

  unwatch(id: string): void {
    this.watched.delete(id);
  }

  isWatched(id: string): boolean {
    return this.watched.has(id);
  }

  // Making, ending, removing

  async make(wanted: LocalWanted): Promise<PracticeTable> {
    const rulebook = await this.rulebooks(wanted.game);
    const start = wanted.start ? startOf(wanted, wanted.start, rulebook, newSeed()) : null;
    const version = wanted.start?.version ?? rulebook.about.version;
    return this.setUp(newId(), madeBy(wanted, version, start), rulebook);
  }

  /** A table of this id: as it stands if there is one, or else as it is made. */
  async sitDown(id: string, made: Made, rulebook: Rulebook): Promise<wire.Table> {
    if (!(await this.store.read(id))) await this.setUp(id, made, rulebook).catch(unlessStale);
    return this.look(id, null, 0);
  }

  end(id: string): Promise<wire.Table> {
    return this.holding(id, async (table) => {
      checkGoesOn(table);
      await this.write(table, { type: 'ended' });
      return this.shown(table, null, 0);
    });
  }

  /** The same again, everybody one seat further; whoever asks second is led to the same table. */
  async rematch(id: string): Promise<wire.Table> {
    const next = await this.holding(id, async (table) => {
      if (table.status !== 'over') throw notOver();
      if (table.state.rematch) return table.state.rematch;
      const { made } = table.state;
      const { rulebook } = table.match;
      const next = rematchId(id, made);
      await this.setUp(next, rematchOf(made, rulebook.about.version), rulebook).catch(unlessStale);
      await this.write(table, { type: 'rematch', table: next });
      return next;
    });
    return this.look(next, null, 0);
  }

  async remove(id: string): Promise<void> {
    this.forget(id);
    this.watched.delete(id);
    await this.store.remove(id);
    this.ears.wrote(id);
  }

  // Acts of a seat

  /** An act of a seat. A move that is sent twice counts once; other acts are tried again if another tab was first. */
  async act(id: string, what: string, act: Act, logFrom: number): Promise<wire.Table> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.actOnce(id, what, act, logFrom);
      } catch (problem) {
        if (what === 'moves' || tries === TRIES) throw problem;
        unlessStale(problem);
      }
    }
  }

  private actOnce(id: string, what: string, act: Act, logFrom: number): Promise<wire.Table> {
    return this.holding(id, async (table) => {
      if (what !== 'moves' || !wasMade(table, act)) {
        checkSeat(table, act);
        checkInTime(table, what, act);
        checkGoesOn(table);
        await this.write(table, comesTo(table, what, act));
      }
      return this.shown(table, act.seat, logFrom);
    });
  }

  async hint(id: string, act: Act): Promise<wire.Hint> {
    if (dailyOf(id)) throw refuse(NOT_NOW, 'no-hint', 'daily-no-hint');
    if (this.advising) throw refuse(NOT_NOW, 'hint-running', 'server-table-hint-running');
    const match = await this.holding(id, (table) => {
      checkSeat(table, act);
      checkNumber(table, act);
      checkTurn(table, act.seat);
      return table.match.at(table.match.moves.length);
    });
    this.advising = true;
    try {
      const { thoughts } = await advise(match, act.seat, new AbortController().signal);
      return hintOf(thoughts, match, act.seat);
    } finally {
      this.advising = false;
    }
  }

  // Records

  record(id: string): Promise<unknown> {
    return this.holding(id, (table) => table.record());
  }

  /** The record of a table, or what is left of it. */
  async saved(id: string): Promise<unknown> {
    const found = await this.store.read(id);
    if (!found) throw noSuchTable();
    return this.record(id).catch(() => remains(found, this.rulebooks));
  }

  // Holding and writing

  /** A table, for as long as this works on it: nobody else in this tab sees or changes it meanwhile. */
  holding<Answer>(id: string, work: (table: OpenTable) => Promise<Answer> | Answer): Promise<Answer> {
    const before = this.locks.get(id) ?? Promise.resolve();
    const run = before.then(async () => work(await this.table(id)));
    const ended = run.catch(() => undefined);
    this.locks.set(id, ended);
    void ended.then(() => this.locks.get(id) === ended && this.locks.delete(id));
    return run;
  }

  /** Write what happened, before anybody is shown it; or refuse it if another tab was first. */
  async write(table: OpenTable, entry: Entry): Promise<void> {
    table.add(entry, this.now());
    await this.append(table);
    this.bots.follow(table);
  }

  /** Another tab wrote: what is in memory is not what is kept any more. */
  forget(id: string): void {
    this.open.delete(id);
  }

  /** Another tab wrote at a table. */
  async hear(id: string): Promise<void> {
    this.forget(id);
    if (!this.watched.has(id)) return;
    await this.holding(id, (table) => this.bots.follow(table)).catch(() => undefined);
    this.changed(id);
  }

  changed(id: string): void {
    this.ears.changed(id);
  }

  private async setUp(id: string, made: Made, rulebook: Rulebook): Promise<wire.Table> {
    checkOptions(rulebook, made.seats.length, made.options);
    checkRoles(rulebook, made.seats.length, made.species);
    for (const { level } of made.seats) if (level !== null) knownLevel(rulebook, level);
    const table = OpenTable.setUp(id, made, rulebook, this.now());
    await this.append(table);
    this.bots.follow(table);
    return this.shown(table, null, 0);
  }

  private async append(table: OpenTable): Promise<void> {
    // What is in memory runs ahead of the disk now: should the disk say no, it is forgotten.
    this.forget(table.id);
    if ((await this.store.append(table.id, table, table.summary())) === 'stale') throw stale();
    table.written = table.entries.length;
    this.put(table);
    this.ears.wrote(table.id);
  }

  private async table(id: string): Promise<OpenTable> {
    const known = this.open.get(id);
    if (known) return known;
    const found = await this.store.read(id);
    if (!found) throw noSuchTable();
    try {
      const table = await OpenTable.opened(id, found, this.rulebooks);
      this.put(table);
      return table;
    } catch (problem) {
      // One of another content is sound: it is left as it is.
      if (problem instanceof Refused && problem.code !== OTHER_CONTENT) await this.store.mark(id);
      throw problem;
    }
  }

  private put(table: OpenTable): void {
    this.open.delete(table.id);
    this.open.set(table.id, table);
    const [oldest] = this.open.keys();
    if (this.open.size > MOST_OPEN) this.open.delete(oldest!);
  }

  private shown(table: OpenTable, eyes: number | null, logFrom: number): wire.Table {
    return shown(table, chosenEyes(table, eyes), logFrom, suspectsOf(table.match.rulebook));
  }
}

/** What an act of a seat comes to. */
function comesTo(table: OpenTable, what: string, { seat, move = '', level = LEVEL, kind }: Act): Entry {
  const standsIn = table.state.seats[seat]!.stands_in;
  switch (what) {
    case 'moves':
      if (standsIn) throw refuse(NOT_NOW, 'stood-in', 'server-table-stood-in');
      checkTurn(table, seat);
      return { type: 'moved', seat, move, nature: [] };
    case 'leave':
      if (dailyOf(table.id)) throw refuse(NOT_NOW, 'no-leave', 'daily-no-leave');
      if (standsIn) throw refuse(NOT_NOW, 'already-left', 'server-table-already-left');
      return { type: 'left', seat, level: knownLevel(table.match.rulebook, level) };
    case 'return':
      if (!standsIn) throw refuse(NOT_NOW, 'not-away', 'server-table-not-away');
      return { type: 'returned', seat };
    case 'offers':
      // Nobody else is there to be asked.
      return kind === 'end' ? { type: 'ended' } : undoOf(table, seat);
    case 'undo':
      return undoOf(table, seat);
  }
  throw refuse(NOT_NOW, 'no-offer', 'server-table-no-offer');
}

function undoOf(table: OpenTable, seat: number): Entry {
  if (dailyOf(table.id)) throw refuse(NOT_NOW, 'no-undo', 'daily-no-undo');
  const keep = undone(table, seat);
  if (keep === null) throw refuse(NOT_NOW, 'nothing-to-undo', 'core-nothing-to-undo');
  return { type: 'undone', seat, keep };
}

/** Is this very move what came next at the table? */
function wasMade(table: OpenTable, { seat, number, move = '' }: Act): boolean {
  const next = table.entries[number]?.entry;
  return next?.type === 'moved' && next.seat === seat && next.move === move;
}

function checkSeat(table: OpenTable, { seat }: Act): void {
  const { players, own } = table.state;
  if (!(seat >= 0 && seat < players))
    throw refuse(WRONG, 'no-such-seat', 'server-table-no-such-seat', { last: players - 1 });
  if (!own.includes(seat)) throw refuse(403, 'not-your-seat', 'server-table-not-your-seat');
}

function checkNumber(table: OpenTable, { number }: Act): void {
  if (table.state.number !== number) throw stale();
}

/** A bot's move that came first matters to a move, not to a player who leaves or returns. */
function checkInTime(table: OpenTable, what: string, act: Act): void {
  const { number, lastMoves } = table.state;
  if (what === 'moves') checkNumber(table, act);
  const takesBack = what === 'undo' || (what === 'offers' && act.kind === 'undo');
  if (act.number > number || (takesBack && act.number < lastMoves[act.seat]!)) throw stale();
}

function checkGoesOn(table: OpenTable): void {
  if (table.status === 'over') throw refuse(NOT_NOW, 'over', 'server-table-over');
}

function checkTurn(table: OpenTable, seat: number): void {
  if (table.turn !== seat) throw refuse(NOT_NOW, 'not-your-turn', 'server-table-not-your-turn');
}

function unlessStale(problem: unknown): void {
  if (!(problem instanceof Refused && problem.code === 'stale')) throw problem;
}
