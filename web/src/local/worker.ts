/** The worker in which the tables of this page live: rules, bots and the store, so that nothing blocks the page. */

import { hasRulebook } from '../rulebook/known';
import { Rulebook } from '../rulebook/rulebook';
import { Dailies } from './daily';
import type { Asked, Calls, Start, ToPage } from './protocol';
import { cantRun, noRules, Refused } from './refusals';
import { Replays } from './replays';
import { Store } from './store';
import { LocalTables } from './tables';

/** What tabs tell each other: a table at which something was written. */
const CHANNEL = 'pangea tables';

/** A rulebook could not be fetched: the network is away. */
class Unreachable extends Error {}

const books = new Map<string, Promise<Rulebook>>();
let calls: Calls | null = null;

addEventListener('message', (event: MessageEvent<Start | Asked>) => {
  if ('rulebooks' in event.data) calls = open(event.data);
  else void answer(event.data);
});

function open({ rulebooks, runsRules, pace }: Start): Calls {
  const store = new Store((isKept) => tell({ isKept }));
  const fetchRules = async (game: string) => {
    if (!runsRules) throw cantRun();
    return rulebook(rulebooks.replace('GAME', encodeURIComponent(game)), game);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const tables = new LocalTables(
    store,
    fetchRules,
    {
      changed: (id) => tell({ changed: id }),
      wrote: (id) => {
        channel?.postMessage(id);
        tell({ listChanged: true });
      },
    },
    pace,
  );
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    void tables.hear(data);
    tell({ listChanged: true });
  });
  const replays = new Replays(tables, store, fetchRules);
  const dailies = new Dailies(tables, fetchRules);
  return {
    make: (...given) => tables.make(...given),
    position: (...given) => tables.position(...given),
    look: (...given) => tables.look(...given),
    past: (...given) => tables.past(...given),
    listed: () => tables.listed(),
    watch: (id) => tables.watch(id),
    unwatch: (id) => tables.unwatch(id),
    end: (id) => tables.end(id),
    rematch: (id) => tables.rematch(id),
    remove: (id) => tables.remove(id),
    act: (...given) => tables.act(...given),
    hint: (...given) => tables.hint(...given),
    record: (id) => tables.record(id),
    saved: (id) => tables.saved(id),
    hurry: (id) => tables.bots.hurry(id),
    openRecord: (record) => replays.openRecord(record),
    replay: (id) => replays.replay(id),
    scenes: (...given) => replays.scenes(...given),
    dailyBegin: (...given) => dailies.begin(...given),
    dailyDecisions: (...given) => dailies.decisions(...given),
    dailyJudged: (...given) => dailies.judged(...given),
    dailyPlayedBy: (...given) => dailies.playedBy(...given),
  };
}

async function answer({ call, with: given, number }: Asked): Promise<void> {
  try {
    const work = calls![call] as (...given: unknown[]) => unknown;
    tell({ number, answer: await work(...given) });
  } catch (problem) {
    if (problem instanceof Refused) {
      const { status, code, words, rule } = problem;
      tell({ number, refusal: { status, code, words, rule } });
    } else {
      const failure = problem instanceof Unreachable ? 'unreachable' : 'fault';
      tell({ number, failure, text: problem instanceof Error ? (problem.stack ?? problem.message) : '' });
    }
  }
}

function tell(message: ToPage): void {
  postMessage(message);
}

function rulebook(address: string, game: string): Promise<Rulebook> {
  let book = books.get(game);
  if (!book) {
    book = fetchRulebook(address, game);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}

async function fetchRulebook(address: string, game: string): Promise<Rulebook> {
  if (!hasRulebook(game)) throw noRules(game);
  const found = await fetch(address).catch(() => null);
  if (!found?.ok) throw new Unreachable();
  // Not every host of files knows what a .wasm is: it is compiled from its bytes.
  return new Rulebook(await WebAssembly.compile(await found.arrayBuffer()));
}
