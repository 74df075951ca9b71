/** Tables that live in this page: in a worker, which is started when the first of them is needed. */

import type { Deal } from '../daily/deal';
import type { LocalWanted } from '../local/practice';
import type { LocalListed } from '../local/showing';
import type { Act } from '../local/tables';
import { Refusal } from '../wire/api';
import { say } from '../words/words.svelte';
import { type News, TableWorker } from './asking';
import type { TableHost, Watcher } from './host';

export type { LocalListed } from '../local/showing';
export { pace } from './asking';

const worker = new TableWorker(hear);
const call = worker.call.bind(worker) as TableWorker['call'];
let kept = $state(true);
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
/** The daily challenge: sitting down to it, and what there was to decide. */
export const beginDaily = async (deal: Deal, name: string, isPractice: boolean) =>
  (await call('dailyBegin', deal, name, isPractice)).id;
export const dailyDecisions = (id: string, seat: number) => call('dailyDecisions', id, seat);
/** Let the bot to move do so now. */
export const hurry = (id: string) => call('hurry', id);

/** Hear whenever the list of tables in this browser has changed. */
export function watchLocalTables(hears: () => void): () => void {
  onList.add(hears);
  return () => onList.delete(hears);
}

function hear(news: News): void {
  if ('changed' in news) void lookAgain(news.changed);
  else if ('listChanged' in news) onList.forEach((hears) => hears());
  else kept = news.isKept;
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
