/** Workers that questions are put to: with tables, rules and bots in them. */

import { fileAt } from '../base';
import type { Asked, Calls, RefusalTold, Start, ToPage } from '../local/protocol';
import { runsRules } from '../rulebook/known';
import { Refusal, Unreachable } from '../wire/api';
import type { Said, Trouble } from '../wire/types';
import { need } from '../words/words.svelte';

const PACE = 1;
const PACE_KEY = 'pangea-pace';
/** More would take memory that a phone has not got. */
const MOST_WORKERS = 4;

/** Seconds that a bot's move takes at least, more or less; whoever wants another pace sets it in their browser. */
export function pace(): number {
  return Number(localStorage.getItem(PACE_KEY) ?? PACE);
}

type Answer<Call extends keyof Calls> = Awaited<ReturnType<Calls[Call]>>;
type Told = Extract<ToPage, { number: number }>;
/** What a worker tells without being asked. */
export type News = Exclude<ToPage, Told>;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (problem: unknown) => void;
}

/** One worker, which is started with the first question. */
export class TableWorker {
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly hears: (news: News) => void = () => undefined) {}

  call<Call extends keyof Calls>(name: Call, ...given: Parameters<Calls[Call]>): Promise<Answer<Call>> {
    this.worker ??= this.start();
    const number = this.asked++;
    // What comes from a page's state is not plain enough to be sent.
    const message: Asked = { call: name, with: given, number };
    this.worker.postMessage(JSON.parse(JSON.stringify(message)));
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  /** Whatever is asked now is not answered any more; the next question starts another worker. */
  end(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Unreachable());
    this.waiting.clear();
  }

  private start(): Worker {
    const started = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
      if ('number' in data) this.answer(data);
      else this.hears(data);
    });
    // The worker could not be fetched.
    started.addEventListener('error', () => this.end());
    const start: Start = { rulebooks: fileAt('rulebooks/GAME.wasm'), runsRules, pace: pace() };
    started.postMessage(start);
    return started;
  }

  private answer(message: Told): void {
    const asker = this.waiting.get(message.number);
    this.waiting.delete(message.number);
    if ('answer' in message) asker?.resolve(message.answer);
    else if ('refusal' in message) void refusal(message.refusal).then((problem) => asker?.reject(problem));
    else if (message.failure === 'unreachable') asker?.reject(new Unreachable());
    else asker?.reject(new Error(message.text));
  }
}

/** Workers for what takes long and needs no table: one for each core, each with one question at a time. */
export class Crew {
  readonly size = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  private readonly workers = Array.from({ length: this.size }, () => new TableWorker());
  private readonly free = [...this.workers];
  private readonly queue: ((worker: TableWorker) => void)[] = [];
  private isEnded = false;

  async call<Call extends keyof Calls>(name: Call, ...given: Parameters<Calls[Call]>): Promise<Answer<Call>> {
    // Whoever only now comes to ask would start workers that nobody ends.
    if (this.isEnded) throw new Unreachable();
    const worker = this.free.shift() ?? (await new Promise<TableWorker>((take) => this.queue.push(take)));
    try {
      return await worker.call(name, ...given);
    } finally {
      const next = this.queue.shift();
      if (next) next(worker);
      else this.free.push(worker);
    }
  }

  /** Nobody waits for it any more: whatever is left is not begun. */
  end(): void {
    this.isEnded = true;
    this.queue.length = 0;
    for (const worker of this.workers) worker.end();
  }
}

async function refusal({ status, code, words, rule }: RefusalTold): Promise<Refusal> {
  await need(...filesOf(words)).catch(() => undefined);
  return new Refusal(status, { code, words, text: '', rule } as Trouble);
}

/** The files with the words for a message, and for what it speaks of. */
function filesOf({ say: message, about }: Said): Set<string> {
  const files = new Set([message.split('-')[0]!]);
  for (const value of Object.values(about))
    if (typeof value === 'object' && value !== null && 'say' in value)
      for (const file of filesOf(value as Said)) files.add(file);
  return files;
}
