/** A table as it is now, kept up to date, and everything that can be done at it. */

import { TableTalk } from '../talk/talk.svelte';
import { isLocal } from '../tables/host';
import * as tables from '../tables/tables';
import { read } from './api';
import { joined, newsIn } from './log';
import { PAGE } from './page';
import { withPresence } from './presence';
import type { LogLine, Scene, Scenes, Table } from './scenes';
import type * as wire from './types';
import type { Hint, Offer, PresenceEvent, SettingsWanted, Trouble } from './types';

/** The viewer without a seat, as the wire calls it. */
const SPECTATOR = -1;

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

  /** What is said there; null at a table in the page, where nobody else is. */
  readonly talk: TableTalk | null;

  private eyes: number | null = null;
  /** How often the page has changed its viewer. */
  private looks = 0;
  private stop: (() => void) | null = null;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.talk = isLocal(id) ? null : new TableTalk(id, invite);
  }

  /** Look at the table for the first time, and watch it from then on. */
  async open(): Promise<void> {
    this.take(await tables.table(this.id, null, this.invite), true);
    this.watch();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
  }

  /** Change the viewer: to another seat at the same screen, or to none. Return false if a later call came between. */
  async lookThrough(eyes: number): Promise<boolean> {
    const look = ++this.looks;
    this.eyes = eyes;
    try {
      const table = await tables.table(this.id, eyes, this.invite);
      if (look !== this.looks) return false;
      this.take(table, true);
    } catch (problem) {
      if (look !== this.looks) return false;
      // When the connection is back, the socket asks for what everybody may see.
      this.eyes = SPECTATOR;
      throw problem;
    }
    tables.ask(this.id);
    return true;
  }

  /** Take a seat: this one, or whichever is free. */
  async join(seat: number | null): Promise<void> {
    await this.act(async () => {
      const table = await tables.join(this.id, this.invite, this.table?.number ?? 0, seat);
      // Another pair of eyes from here on: what was known is looked at anew.
      this.eyes = null;
      this.take(table, true);
      this.stop?.();
      this.watch();
    });
  }

  /** End the table without a result: only for whoever made it, while nobody else plays there. */
  async end(): Promise<void> {
    await this.act(async () => this.take(await tables.end(this.id), true));
  }

  /** Before the game, for whoever made the table: a bot for an open seat, other settings. */
  fill = (seat: number, level: string) => this.arrange('fill', { seat, level });
  /** Keep an open seat for a bot account that waits. */
  inviteBot = (seat: number, bot: string) => this.arrange('invitations', { seat, bot });
  changeSettings = (wanted: SettingsWanted) => this.arrange('settings', wanted);

  move = (move: string) => this.seatActs('moves', { move });
  undo = (seat?: number) => this.seatActs('undo', {}, seat);
  offer = (kind: Offer['kind'], seat?: number) => this.seatActs('offers', { kind }, seat);
  /** Let a bot take the seat of the player who is absent, if the others agree. */
  standIn = (level: string) => this.seatActs('offers', { kind: 'stand-in', level });
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
    const hint = await tables.hint(this.id, seat, table.number);
    return this.table?.number === table.number ? hint : null;
  }

  /** The position as these eyes may know it, to try moves on. */
  position = (eyes: number) => tables.position(this.id, eyes, this.invite);

  /** Earlier positions as these eyes saw them, from after `start` moves on. */
  past(eyes: number, start: number, count: number): Promise<Scenes> {
    const { table } = this;
    if (!table) throw new Error('there is no table yet');
    return tables.past(table, eyes, start, count, this.invite);
  }

  /** The seat that acts here: the one looked through, if it is one's own. */
  get seat(): number | null {
    const eyes = this.table?.scene?.eyes ?? -1;
    if (this.table?.yours.includes(eyes)) return eyes;
    return this.table?.yours[0] ?? null;
  }

  private arrange(what: 'fill' | 'invitations' | 'settings', wanted: object): Promise<void> {
    return this.act(async () => this.take(await tables.arrange(this.id, what, wanted), true));
  }

  private async seatActs(what: string, acted: object, as: number | null = this.seat): Promise<void> {
    const table = this.table;
    if (!table || as === null) return;
    const sent = { seat: as, number: table.number, ...acted };
    await this.act(async () => this.take(await tables.act(this.id, what, sent, this.log.length), false));
  }

  private async act(acting: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await acting();
    } catch (problem) {
      // Whatever was refused, the table may not be what the page believes.
      tables.ask(this.id);
      throw problem;
    } finally {
      this.busy = false;
    }
  }

  private watch(): void {
    this.stop = tables.watch(this.id, {
      asks: () => ({
        type: 'watch',
        table: this.id,
        eyes: this.eyes ?? this.table?.scene?.eyes ?? this.table?.yours[0] ?? -1,
        log: this.knownLog(this.eyes),
        number: this.table?.number ?? -1,
        invite: this.invite,
        page: PAGE,
        talk: this.talk?.known ?? null,
      }),
      hears: (event) => {
        if (event.type === 'table') void this.hear(event.table);
        else if (event.type === 'presence') this.takePresence(event);
        else if (event.type === 'talk') this.talk?.hear(event.talk);
        else this.trouble = event.trouble;
      },
    });
  }

  /** What arrives in order is read in order: all that it takes has been here since the table was opened. */
  private async hear(table: wire.Table): Promise<void> {
    try {
      this.take(await read(table), false);
    } catch {
      // The service was renewed, and then lost: when the connection is back the table is told again.
    }
  }

  /** The table as it is now. `anew`: through other eyes, so that nothing of it is news. */
  private take(table: Table, anew: boolean): void {
    if (!anew && this.table && table.number < this.table.number) return;
    if (!anew && table.scene && !this.fits(table.scene)) {
      tables.ask(this.id);
      return;
    }
    if (table.scene) {
      const looksAnew = anew || this.table?.scene?.eyes !== table.scene.eyes;
      this.takeLog(joined(looksAnew ? [] : this.log, table.scene.log), looksAnew);
    }
    const hadSeat = this.table?.yours.length ?? 0;
    this.table = table;
    this.talk?.follow(table, () => tables.ask(this.id));
    // Whoever lost their seat before the game looks on through nobody's eyes.
    if (hadSeat > 0 && table.yours.length === 0) tables.ask(this.id);
    this.heard = Date.now();
    this.trouble = null;
  }

  /** Somebody came or went; nothing else about the table has changed. */
  private takePresence(event: PresenceEvent): void {
    if (this.table) this.table = withPresence(this.table, event);
  }

  /** Was it sent to the viewer that the page has now, and was no answer before it lost? */
  private fits({ eyes, log }: Scene): boolean {
    return (this.eyes === null || eyes === this.eyes) && log.start <= this.knownLog(eyes);
  }

  /** The number of lines known to a viewer. What one seat was shown of a move is not for the others. */
  private knownLog(eyes: number | null): number {
    const shown = this.table?.scene?.eyes;
    return eyes === null || shown === undefined || eyes === shown ? this.log.length : 0;
  }

  private takeLog(log: LogLine[], anew: boolean): void {
    const fresh = anew ? [] : newsIn(this.log, log);
    // The same table once more must not stop what is being shown.
    if (anew || fresh.length > 0 || log.length !== this.log.length) this.news = fresh;
    this.log = log;
  }
}
