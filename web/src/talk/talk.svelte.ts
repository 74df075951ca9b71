/** What is said at a table of the service, kept up to date; and what one says oneself. */

import * as api from '../wire/api';
import type { Talk, TalkLine, TalkWanted } from '../wire/types';
import { type Company, hasCompany, isSwitch, merged } from './lines';
import { isMuted } from './muted.svelte';
import { lastRead, noteRead } from './read';

/** Something of one's own that is on its way, or could not be sent. */
export interface Unsent {
  key: number;
  wanted: TalkWanted;
  /** Why it could not be sent; null while it is on its way. */
  problem: unknown;
}

export class TableTalk {
  /** Null until the service has told. */
  now = $state.raw<Talk | null>(null);
  lines = $state.raw<TalkLine[]>([]);
  unsent = $state.raw<readonly Unsent[]>([]);
  /** What others have just said, for those who listen. */
  news = $state.raw<TalkLine[]>([]);

  /** The last line that was read. */
  private read = $state(0);
  private own = $state.raw<ReadonlySet<string>>(new Set<string>());
  private hasSeat = false;
  private isWholeAfterTheEnd = false;
  private next = 0;

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
  ) {
    this.read = lastRead(id);
  }

  /** The last line that is known: what comes after it is asked for. */
  get known(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  /** How many lines of others have not been read. */
  readonly unread = $derived(
    this.lines.filter((line) => line.number > this.read && this.isNews(line)).length,
  );

  isShown(table: Company): boolean {
    return this.now !== null && this.now.mode !== 'closed' && (hasCompany(table) || this.lines.length > 0);
  }

  isOwn(line: TalkLine): boolean {
    return this.own.has(line.person);
  }

  /** Know the table: whose lines are one's own, and whether those who played may read everything by now. */
  follow(table: Company, askAgain: () => void): void {
    const mine = table.seats.flatMap(({ yours, person }) => (yours && person ? [person] : []));
    this.knowOwn(mine);
    this.hasSeat = table.yours.length > 0;
    if (table.status !== 'over' || this.isWholeAfterTheEnd || this.now === null) return;
    this.isWholeAfterTheEnd = true;
    // What watchers said while the game went on comes before lines that are known.
    if (this.hasSeat)
      void api
        .talk(this.id, this.invite)
        .then((talk) => this.hear(talk))
        .catch(askAgain);
  }

  hear(talk: Talk): void {
    const isFirst = this.now === null;
    const fresh = talk.lines.filter((line) => line.number > this.known && this.isNews(line));
    this.now = talk;
    this.lines = merged(this.lines, talk.lines);
    this.forgetSent(talk.lines);
    if (!isFirst && fresh.length > 0) this.news = fresh;
    // No seat says who somebody is who only watches.
    if (isFirst && !this.hasSeat && talk.lines.length > 0)
      void api.me().then(
        ({ id }) => this.knowOwn(id ? [id] : []),
        () => undefined,
      );
  }

  /** Everything so far has been seen. */
  readAll(): void {
    if (this.known <= this.read) return;
    this.read = this.known;
    noteRead(this.id, this.known);
  }

  /** Say something: it is shown at once, and says so if it could not be sent. */
  async say(wanted: TalkWanted): Promise<void> {
    const key = this.next++;
    this.unsent = [...this.unsent, { key, wanted, problem: null }];
    await this.send(key, wanted);
  }

  async again({ key, wanted }: Unsent): Promise<void> {
    this.unsent = this.unsent.map((one) => (one.key === key ? { ...one, problem: null } : one));
    await this.send(key, wanted);
  }

  drop({ key }: Unsent): void {
    this.unsent = this.unsent.filter((one) => one.key !== key);
  }

  async switch(on: boolean): Promise<void> {
    this.hear(await api.switchTalk(this.id, on));
  }

  private async send(key: number, wanted: TalkWanted): Promise<void> {
    try {
      const line = await api.sayAt(this.id, wanted, this.invite);
      this.knowOwn([line.person]);
      this.lines = merged(this.lines, [line]);
      this.unsent = this.unsent.filter((one) => one.key !== key);
    } catch (problem) {
      this.unsent = this.unsent.map((one) => (one.key === key ? { ...one, problem } : one));
    }
  }

  private knowOwn(people: readonly string[]): void {
    if (people.some((person) => !this.own.has(person))) this.own = new Set([...this.own, ...people]);
  }

  /** The event may come before the answer to what one said: then the line is not to be seen twice. */
  private forgetSent(lines: readonly TalkLine[]): void {
    for (const line of lines.filter((one) => this.isOwn(one))) {
      const sent = this.unsent.find(
        ({ wanted, problem }) => problem === null && (wanted.phrase ?? wanted.text) === line.text,
      );
      if (sent) this.drop(sent);
    }
  }

  private isNews(line: TalkLine): boolean {
    return !this.isOwn(line) && !isSwitch(line) && !isMuted(line.person);
  }
}
