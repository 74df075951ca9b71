/** What a page and its worker say to each other. */

import type { Said } from '../wire/types';
import type { Dailies } from './daily';
import type { Replays } from './replays';
import type { LocalTables } from './tables';

/** What a page may ask for, by name: it is answered with what that function gives. */
export interface Calls {
  make: LocalTables['make'];
  look: LocalTables['look'];
  position: LocalTables['position'];
  past: LocalTables['past'];
  listed: LocalTables['listed'];
  watch: LocalTables['watch'];
  unwatch: LocalTables['unwatch'];
  end: LocalTables['end'];
  rematch: LocalTables['rematch'];
  remove: LocalTables['remove'];
  act: LocalTables['act'];
  hint: LocalTables['hint'];
  record: LocalTables['record'];
  saved: LocalTables['saved'];
  hurry: (id: string) => void;
  openRecord: Replays['openRecord'];
  replay: Replays['replay'];
  scenes: Replays['scenes'];
  dailyBegin: Dailies['begin'];
  dailyDecisions: Dailies['decisions'];
  dailyJudged: Dailies['judged'];
  dailyPlayedBy: Dailies['playedBy'];
}

/** The first message to a worker. */
export interface Start {
  /** The address of a rulebook, with GAME in the place of its name. */
  rulebooks: string;
  /** Can this browser run them? */
  runsRules: boolean;
  /** Seconds that a bot's move takes at least, more or less. */
  pace: number;
}

export interface Asked {
  call: keyof Calls;
  with: unknown[];
  /** Which question it is, for its answer. */
  number: number;
}

export interface RefusalTold {
  status: number;
  code: string;
  words: Said;
  rule: string | null;
}

export type ToPage =
  | { number: number; answer: unknown }
  | { number: number; refusal: RefusalTold }
  | { number: number; failure: 'unreachable' | 'fault'; text: string }
  | { changed: string }
  | { listChanged: true }
  | { isKept: boolean };
