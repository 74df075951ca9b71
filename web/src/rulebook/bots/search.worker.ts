/** A worker that grows trees: it is handed a rulebook, and then what a seat sees. */

import { Rulebook } from '../rulebook';
import { LocalThinker } from './thinker';
import type { FromWorker, ToWorker } from './workers';

let rulebook: Rulebook | null = null;
const thinkers = new Map<number, LocalThinker>();
const running = new Map<number, AbortController>();

async function think({ number, mind, settings, task }: ToWorker & { kind: 'think' }): Promise<void> {
  const thinker = thinkers.get(mind) ?? new LocalThinker(rulebook!, settings);
  thinkers.set(mind, thinker);
  const stop = new AbortController();
  running.set(number, stop);
  try {
    const answer: FromWorker = { number, found: await thinker.think(task, stop.signal) };
    postMessage(answer);
  } finally {
    thinker.release();
    running.delete(number);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'rulebook') rulebook = new Rulebook(data.module, data.board);
  else if (data.kind === 'think') void think(data);
  else running.get(data.number)?.abort();
};
