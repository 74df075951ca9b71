/**
 * What the browser keeps of tables in the page: their entries, a summary of each for lists, and records that were
 * opened. Where the browser can't keep something it stays in memory, and is written once that is possible again.
 */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { Kept, Sitting } from './entries';

const NAME = 'pangea';
const FORM = 1;

/** A table as a list shows it. */
export interface Summary {
  id: string;
  game: string;
  number: number;
  status: 'playing' | 'over';
  seats: Sitting[];
  turn: number;
  moves: number;
  winners: number[];
  /** Of each seat, if the game came to its end; tables from before they were kept have none. */
  points?: number[];
  touched: number;
  /** Can't it be opened: was it tampered with, or are its rules gone? */
  isDamaged: boolean;
  /** Did it begin in the midst of a game? Tables from before there was that don't say. */
  isPractice?: boolean;
}

/** One table with all its entries. `written`: how many of them were on the disk when it was last read or written. */
export interface Log {
  entries: Kept[];
  written: number;
}

interface Schema extends DBSchema {
  tables: { key: string; value: Summary };
  entries: { key: [table: string, number: number]; value: Kept & { table: string } };
  records: { key: string; value: { id: string; record: unknown } };
}

/** Was something written, or had something else been written first? */
export type Written = 'written' | 'stale';

/** The browser's own store. Everything that it throws means: this can't be kept just now. */
class Disk {
  private opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** The entries as they were found, sound or not; null if there is no such table. */
  async read(id: string): Promise<unknown[] | null> {
    const db = await this.db();
    const transaction = db.transaction(['tables', 'entries']);
    const [summary, entries] = await Promise.all([
      transaction.objectStore('tables').get(id),
      transaction.objectStore('entries').getAll(rowsOf(id)),
    ]);
    return summary || entries.length > 0 ? entries : null;
  }

  /** Write what is not written yet, if nobody else has written meanwhile. Once this returns it outlives a power cut. */
  async append(id: string, log: Log, summary: Summary): Promise<Written> {
    const db = await this.db();
    const transaction = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const [tables, entries] = [transaction.objectStore('tables'), transaction.objectStore('entries')];
    try {
      const now = await tables.get(id);
      if ((now?.number ?? 0) !== log.written) {
        await transaction.done;
        return 'stale';
      }
      for (const kept of log.entries.slice(log.written)) await entries.add({ ...kept, table: id });
      await tables.put(summary);
      await transaction.done;
    } catch (problem) {
      // Whatever failed first is told; that the transaction failed with it is no news.
      await transaction.done.catch(() => undefined);
      throw problem;
    }
    return 'written';
  }

  async summaries(): Promise<Summary[]> {
    return (await this.db()).getAll('tables');
  }

  /** Put a mark on a table that can't be opened, for lists. */
  async mark(id: string): Promise<void> {
    const db = await this.db();
    const transaction = db.transaction('tables', 'readwrite');
    const summary = await transaction.store.get(id);
    if (summary) await transaction.store.put({ ...summary, isDamaged: true });
    await transaction.done;
  }

  async remove(id: string): Promise<void> {
    const db = await this.db();
    const transaction = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    await transaction.objectStore('tables').delete(id);
    await transaction.objectStore('entries').delete(rowsOf(id));
    await transaction.done;
  }

  async putRecord(id: string, record: unknown): Promise<void> {
    await (await this.db()).put('records', { id, record });
  }

  async record(id: string): Promise<unknown> {
    return (await (await this.db()).get('records', id))?.record ?? null;
  }

  private db(): Promise<IDBPDatabase<Schema>> {
    this.opening ??= this.open().catch((problem: unknown) => {
      this.opening = null;
      throw problem;
    });
    return this.opening;
  }

  private open(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(NAME, FORM, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('entries', { keyPath: ['table', 'number'] });
        db.createObjectStore('records', { keyPath: 'id' });
      },
      // A newer version of these pages in another tab wants to change the form: it must not wait for us.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        this.opening = null;
      },
      terminated: () => {
        this.opening = null;
      },
    });
  }
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

/** The store with a place for what the browser won't keep. `onKept` hears whether all is kept, whenever that changes. */
export class Store {
  private readonly disk = new Disk();
  private readonly unwritten = new Map<string, { log: Log; summary: Summary }>();
  private readonly records = new Map<string, unknown>();
  private isKept = true;

  constructor(private readonly onKept: (isKept: boolean) => void) {}

  async read(id: string): Promise<unknown[] | null> {
    const held = this.unwritten.get(id);
    if (held) return held.log.entries;
    return this.disk.read(id).catch((problem: unknown) => this.fail(problem, null));
  }

  /** Write the last entries of a table. What can't be written is held in memory, and written with the next. */
  async append(id: string, log: Log, summary: Summary): Promise<Written> {
    const written = this.unwritten.get(id)?.log.written ?? log.written;
    try {
      const answer = await this.disk.append(id, { ...log, written }, summary);
      this.unwritten.delete(id);
      this.note(this.unwritten.size === 0);
      return answer;
    } catch (problem) {
      this.unwritten.set(id, { log: { entries: [...log.entries], written }, summary });
      return this.fail(problem, 'written');
    }
  }

  async summaries(): Promise<Summary[]> {
    const kept = await this.disk.summaries().catch((problem: unknown) => this.fail(problem, []));
    const held = [...this.unwritten.values()].map(({ summary }) => summary);
    return [...kept.filter(({ id }) => !this.unwritten.has(id)), ...held];
  }

  async mark(id: string): Promise<void> {
    await this.disk.mark(id).catch((problem: unknown) => this.fail(problem, undefined));
  }

  async remove(id: string): Promise<void> {
    this.unwritten.delete(id);
    await this.disk.remove(id).catch((problem: unknown) => this.fail(problem, undefined));
  }

  async putRecord(id: string, record: unknown): Promise<void> {
    this.records.set(id, record);
    await this.disk.putRecord(id, record).catch((problem: unknown) => this.fail(problem, undefined));
  }

  async record(id: string): Promise<unknown> {
    return (
      this.records.get(id) ??
      (await this.disk.record(id).catch((problem: unknown) => this.fail(problem, null)))
    );
  }

  private fail<Answer>(problem: unknown, answer: Answer): Answer {
    console.warn('This browser does not keep games just now:', problem);
    this.note(false);
    return answer;
  }

  private note(isKept: boolean): void {
    if (isKept === this.isKept) return;
    this.isKept = isKept;
    this.onKept(isKept);
  }
}
