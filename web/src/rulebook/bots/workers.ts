/** Searches in workers of their own, so that several trees grow at a time. */

import type { BoardAbout } from '../about';
import type { Rulebook } from '../rulebook';
import type { Task } from './searcher';
import type { Settings } from './settings';
import type { Found, Thinker } from './thinker';

/** What a search worker is told: its rulebook first, then tasks, each of which can be cut short. */
export type ToWorker =
  | { kind: 'rulebook'; module: WebAssembly.Module; board: BoardAbout }
  | { kind: 'think'; number: number; mind: number; settings: Settings; task: Task }
  | { kind: 'stop'; number: number };

export interface FromWorker {
  number: number;
  found: Found;
}

const NOTHING: Found = { iterations: 0, branches: [] };

/** A worker with a rulebook of its own. What goes wrong in it is no thought: the other trees are enough. */
class SearchWorker {
  private readonly waiting = new Map<number, (found: Found) => void>();
  private asked = 0;
  private isBroken = false;

  constructor(
    private readonly worker: Worker,
    rulebook: Rulebook,
  ) {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = worker.onmessageerror = () => this.giveUp();
    this.tell({ kind: 'rulebook', module: rulebook.module, board: rulebook.board });
  }

  think(mind: number, settings: Settings, task: Task, signal: AbortSignal): Promise<Found> {
    if (this.isBroken) return Promise.resolve(NOTHING);
    const number = this.asked++;
    const stop = () => this.tell({ kind: 'stop', number });
    return new Promise<Found>((resolve) => {
      this.waiting.set(number, resolve);
      this.tell({ kind: 'think', number, mind, settings, task });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
    }).finally(() => signal.removeEventListener('abort', stop));
  }

  end(): void {
    this.worker.terminate();
    this.giveUp();
  }

  private heard({ number, found }: FromWorker): void {
    this.waiting.get(number)?.(found);
    this.waiting.delete(number);
  }

  private giveUp(): void {
    this.isBroken = true;
    for (const resolve of this.waiting.values()) resolve(NOTHING);
    this.waiting.clear();
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }
}

const WORKERS = new WeakMap<Rulebook, SearchWorker[]>();

/** The search worker with this number, started if there is none; null where there can't be one. */
function workerFor(rulebook: Rulebook, number: number): SearchWorker | null {
  const workers = WORKERS.get(rulebook) ?? [];
  WORKERS.set(rulebook, workers);
  // Not every browser lets a worker start another one.
  if (typeof Worker === 'undefined') return null;
  try {
    return (workers[number] ??= new SearchWorker(
      new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
      rulebook,
    ));
  } catch {
    return null;
  }
}

/** End the search workers of a rulebook that nobody needs any more. */
export function endSearches(rulebook: Rulebook): void {
  for (const worker of WORKERS.get(rulebook) ?? []) worker.end();
  WORKERS.delete(rulebook);
}

let minds = 0;

/** A number by which workers tell whose tree they have. */
export function newMind(): number {
  return minds++;
}

/** Grows a tree in search worker `number`; null where there can't be one. */
export function remoteThinker(
  rulebook: Rulebook,
  settings: Settings,
  number: number,
  mind: number,
): Thinker | null {
  const worker = workerFor(rulebook, number);
  return worker && { think: (task, signal) => worker.think(mind, settings, task, signal) };
}
