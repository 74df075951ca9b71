/** Tables that live in this page: in a worker, which is started when the first of them is needed. */

import { fileAt } from '../base';
import type { Deal } from '../daily/deal';
import type { LocalWanted } from '../local/practice';
import type { Act } from '../local/tables';
import type { Asked, Calls, RefusalTold, Start, ToPage } from '../local/protocol';
import type { LocalListed } from '../local/showing';
import { runsRules } from '../rulebook/known';
import { Refusal, Unreachable } from '../wire/api';
import type { Said, Trouble } from '../wire/types';
import { need, say } from '../words/words.svelte';
import type { TableHost, Watcher } from './host';

export type { LocalListed } from '../local/showing';

const PACE = 1;
const PACE_KEY = 'pangea-pace';

/** Seconds that a bot's move takes at least, more or less; whoever wants another pace sets it in their browser. */
export function pace(): number {
  return Number(localStorage.getItem(PACE_KEY) ?? PACE);
}

type Answer<Call extends keyof Calls> = Awaited<ReturnType<Calls[Call]>>;

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (problem: unknown) => void;
}

let worker: Worker | null = null;
let asked = 0;
let kept = $state(true);
const waiting = new Map<number, Waiting>();
const watchers = new Map<string, Watcher>();
const onList = new Set<() => void>();

/** Does the browser keep what happens at tables in this page? */
export function isKept(): boolean {
  return kept;
}

export const localHost: TableHost = {
  table: (id, eyes) => call('look', id, eyes, 0),
  position: (id, eyes) => call('position', id, eyes),
  past: (id, eyes, start, count) => call('past', id, eyes, start, count),
  // A table in the page waits for nobody.
  join: (id) => call('look', id, null, 0),
  arrange: (id) => call('look', id, null, 0),
  end: (id) => call('end', id),
  rematch: (id) => call('rematch', id),
  act: (id, what, acted, logFrom) => call('act', id, what, acted as Act, logFrom),
  hint: (id, seat, number) => call('hint', id, { seat, number }),
  replay: ({ id }) => call('replay', id),
  scenes: ({ id }, eyes, start, count) => call('scenes', id, eyes, start, count),
  watch(id, watcher) {
    watchers.set(id, watcher);
    // Something may have happened since it was looked at: nobody was told of it.
    call('watch', id).then(
      () => lookAgain(id),
      () => undefined,
    );
    return () => {
      if (watchers.get(id) !== watcher) return;
      watchers.delete(id);
      void call('unwatch', id);
    };
  },
  ask: (id) => void lookAgain(id),
};

/** Set a table up here; asks the browser not to throw it away when it needs room. */
export async function makeLocal(wanted: LocalWanted): Promise<string> {
  const { id } = await call('make', wanted);
  void navigator.storage?.persist?.().catch(() => false);
  return id;
}

export const localTables = (): Promise<LocalListed[]> => call('listed');
export const removeLocal = (id: string) => call('remove', id);
export const openRecordHere = (record: Record<string, unknown>) => call('openRecord', record);
/** The record of a table, or what can be saved of one that can't be opened. */
export const savedLocal = (id: string) => call('saved', id);
/** The daily challenge: sitting down to it, and what is worked out when it is over. */
export const beginDaily = async (deal: Deal, name: string, isPractice: boolean) =>
  (await call('dailyBegin', deal, name, isPractice)).id;
export const dailyDecisions = (id: string, seat: number) => call('dailyDecisions', id, seat);
export const dailyJudged = (id: string, seat: number, number: number) =>
  call('dailyJudged', id, seat, number);
export const dailyPlayedBy = (level: string, deal: Deal) => call('dailyPlayedBy', level, deal);
/** Let the bot to move do so now. */
export const hurry = (id: string) => call('hurry', id);

/** Hear whenever the list of tables in this browser has changed. */
export function watchLocalTables(hears: () => void): () => void {
  onList.add(hears);
  return () => onList.delete(hears);
}

function call<Call extends keyof Calls>(
  name: Call,
  ...given: Parameters<Calls[Call]>
): Promise<Answer<Call>> {
  worker ??= start();
  const number = asked++;
  // What comes from a page's state is not plain enough to be sent.
  const message: Asked = { call: name, with: given, number };
  worker.postMessage(JSON.parse(JSON.stringify(message)));
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject });
  });
}

function start(): Worker {
  const started = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', (event: MessageEvent<ToPage>) => hear(event.data));
  started.addEventListener('error', () => fail(new Unreachable()));
  const start: Start = { rulebooks: fileAt('rulebooks/GAME.wasm'), runsRules, pace: pace() };
  started.postMessage(start);
  return started;
}

/** The worker could not be fetched: the next question starts another one. */
function fail(problem: unknown): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(problem);
  waiting.clear();
}

function hear(message: ToPage): void {
  if ('changed' in message) void lookAgain(message.changed);
  else if ('listChanged' in message) onList.forEach((hears) => hears());
  else if ('isKept' in message) kept = message.isKept;
  else {
    const asker = waiting.get(message.number);
    waiting.delete(message.number);
    if ('answer' in message) asker?.resolve(message.answer);
    else if ('refusal' in message) void refusal(message.refusal).then((problem) => asker?.reject(problem));
    else if (message.failure === 'unreachable') asker?.reject(new Unreachable());
    else asker?.reject(new Error(message.text));
  }
}

/** Tell whoever shows a table how it is now. */
async function lookAgain(id: string): Promise<void> {
  const watcher = watchers.get(id);
  if (!watcher) return;
  const { eyes, log = 0 } = watcher.asks();
  try {
    watcher.hears({ type: 'table', table: await call('look', id, eyes ?? null, log) });
  } catch (problem) {
    if (problem instanceof Refusal)
      watcher.hears({ type: 'trouble', table: id, trouble: { ...problem.trouble, text: textOf(problem) } });
  }
}

function textOf({ trouble }: Refusal): string {
  return trouble.text || say(trouble.words);
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
