/** A table as it is now, kept up to date, and everything that can be done at it. */

import * as api from './api';
import { ask, watch } from './events.svelte';
import { joined, newsIn } from './log';
import { withPresence } from './presence';
import type { Hint, LogLine, Offer, PresenceEvent, Table, Trouble } from './types';

/** Acts that mean the same however far the game has come. */
const ANY_TIME = new Set(['leave', 'return', 'offers', 'answers']);
const TRIES = 8;

function isStale(problem: unknown): boolean {
  return problem instanceof api.Refusal && problem.trouble.code === 'stale';
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  /** When the service said so. */
  heard = $state(0);
  log = $state.raw<LogLine[]>([]);
  /** What just happened, for the board to show. */
  news = $state.raw<LogLine[]>([]);
  /** Is an answer awaited? Nothing else is sent meanwhile. */
  busy = $state(false);
  /** Why the table can't be shown any more. */
  trouble = $state.raw<Trouble | null>(null);

  private eyes: number | null = null;
  private stop: (() => void) | null = null;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {}

  /** Look at the table for the first time, and watch it from then on. */
  async open(): Promise<void> {
    this.take(await api.table(this.id, null, this.invite), true);
    this.watch();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Look through other eyes: those of another seat at the same screen. */
  async lookThrough(eyes: number): Promise<void> {
    this.eyes = eyes;
    this.take(await api.table(this.id, eyes, this.invite), true);
    ask(this.id);
  }

  async join(): Promise<void> {
    await this.act(async () => {
      const table = await api.join(this.id, this.invite);
      // Another pair of eyes from here on: what was known is looked at anew.
      this.eyes = null;
      this.take(table, true);
      this.stop?.();
      this.watch();
    });
  }

  /** End the table without a result: only for whoever made it, while nobody else plays there. */
  async end(): Promise<void> {
    await this.act(async () => this.take(await api.end(this.id), true));
  }

  move = (move: string) => this.seatActs('moves', { move });
  undo = () => this.seatActs('undo', {});
  offer = (kind: Offer['kind']) => this.seatActs('offers', { kind });
  leave = (level: string) => this.seatActs('leave', { level });

  /** Agree to an offer or decline, for a seat of one's own that has not answered. */
  answer(seat: number, agree: boolean): Promise<void> {
    return this.seatActs('answers', { agree }, seat);
  }

  comeBack(seat: number): Promise<void> {
    return this.seatActs('return', {}, seat);
  }

  /** What a strong bot would do; null if the table moved on meanwhile. */
  async hint(): Promise<Hint | null> {
    const { table, seat } = this;
    if (!table || seat === null) return null;
    const hint = await api.hint(this.id, seat, table.number);
    return this.table?.number === table.number ? hint : null;
  }

  /** The seat that acts here: the one looked through, if it is one's own. */
  get seat(): number | null {
    const eyes = this.table?.scene?.eyes ?? -1;
    if (this.table?.yours.includes(eyes)) return eyes;
    return this.table?.yours[0] ?? null;
  }

  private async seatActs(what: string, acted: object, as: number | null = this.seat): Promise<void> {
    const table = this.table;
    if (!table || as === null) return;
    const send = (number: number) => api.act(this.id, what, { seat: as, number, ...acted }, this.log.length);
    await this.act(async () => {
      try {
        this.take(await send(table.number), false);
      } catch (problem) {
        if (!isStale(problem) || !ANY_TIME.has(what)) throw problem;
        this.take(await this.sendInTime(send), false);
      }
    });
  }

  /** Bots move on while somebody wants to leave or come back: then the act is meant for the table as it is now. */
  private async sendInTime(send: (number: number) => Promise<Table>): Promise<Table> {
    for (let tries = 1; ; tries++) {
      const now = await api.table(this.id, this.eyes, this.invite);
      try {
        return await send(now.number);
      } catch (problem) {
        if (!isStale(problem) || tries === TRIES) throw problem;
      }
    }
  }

  private async act(acting: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await acting();
    } catch (problem) {
      // Whatever was refused, the table may be another than the page believes.
      ask(this.id);
      throw problem;
    } finally {
      this.busy = false;
    }
  }

  private watch(): void {
    this.stop = watch(this.id, {
      asks: () => ({
        type: 'watch',
        table: this.id,
        eyes: this.eyes ?? this.table?.scene?.eyes ?? this.table?.yours[0] ?? -1,
        log: this.log.length,
        number: this.table?.number ?? -1,
        invite: this.invite,
      }),
      hears: (event) => {
        if (event.type === 'table') this.take(event.table, false);
        else if (event.type === 'presence') this.takePresence(event);
        else this.trouble = event.trouble;
      },
    });
  }

  /** The table as it is now. `anew`: through other eyes, so that nothing of it is news. */
  private take(table: Table, anew: boolean): void {
    if (!anew && this.table && table.number < this.table.number) return;
    if (table.scene)
      this.takeLog(joined(anew ? [] : this.log, table.scene.log), anew || this.looksAnew(table));
    this.table = table;
    this.heard = Date.now();
    this.trouble = null;
  }

  /** Somebody came or went; nothing else about the table has changed. */
  private takePresence(event: PresenceEvent): void {
    if (this.table) this.table = withPresence(this.table, event);
  }

  private looksAnew(table: Table): boolean {
    return this.table?.scene?.eyes !== table.scene?.eyes;
  }

  private takeLog(log: LogLine[], anew: boolean): void {
    const fresh = anew ? [] : newsIn(this.log, log);
    // The same table once more must not stop what is being shown.
    if (anew || fresh.length > 0 || log.length !== this.log.length) this.news = fresh;
    this.log = log;
  }
}
