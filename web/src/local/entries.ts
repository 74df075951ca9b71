/**
 * What can happen at a table in the page, one kind of entry for each; they have the form of the service's entries
 * (src/pangea/server/tables/log.py). A table is what its entries come to.
 */

/** A seat and who plays it. A bot that stands in for somebody plays it by `level`. */
export interface Sitting {
  kind: 'person' | 'screen' | 'bot';
  name: string;
  level: string | null;
  stands_in: boolean;
  /** Once the game is over: the level of the bot that made most decisions of this person's seat. Left out: of none. */
  played_by?: string | null;
}

/** How a game went on that somebody plays on from. */
export interface Went {
  /** Its moves up to where that begins, or before; then those that followed there. */
  before: string[];
  moves: string[];
  points: number[];
  winners: number[];
  names: string[];
}

/** Where a table begins that does not begin as the rules say: somebody practises from there. */
export interface Start {
  from: (typeof ORIGINS)[number];
  /** The position that its record begins from, in writing and in bytes (base64); null: the game's own beginning. */
  position: { text: string; state: string } | null;
  /** The moves from there that were made elsewhere, nature's too: none of them is taken back. */
  moves: string[];
  went: Went | null;
  /** The address of ours that it was begun at. */
  back: string | null;
}

/** Where somebody was who plays on from there. */
const ORIGINS = ['replay', 'tryout', 'puzzle', 'lesson'] as const;

export interface Made {
  type: 'made';
  game: string;
  version: number;
  /** The hash of the content that it is played with: `OpenTable.setUp` writes it. */
  content_hash?: string;
  seats: Sitting[];
  options: Record<string, string>;
  /** In Genesis: the species that players chose, by seat. Left out: in the order of the seats. */
  species?: string[];
  seed: string;
  shuffle: string;
  /** What nature dealt, here and below. */
  nature: string[];
  /** Is it shown what moves suggest of what is hidden? Left out: to somebody who plays with bots alone. */
  belief?: boolean | null;
  /** Left out: it begins as the rules say. */
  start?: Start;
}

export type Entry =
  | Made
  /** `forced`: it was the only legal move. */
  | { type: 'moved'; seat: number; move: string; nature: string[]; forced?: boolean }
  | { type: 'undone'; seat: number; keep: number }
  | { type: 'left'; seat: number; level: string }
  | { type: 'returned'; seat: number }
  | { type: 'ended' }
  | { type: 'rematch'; table: string };

/** An entry as it is kept: the first of a table has number 1. */
export interface Kept {
  number: number;
  /** When it happened, in seconds since 1970. */
  at: number;
  entry: Entry;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isNumbers: Check = (value) => Array.isArray(value) && value.every(Number.isSafeInteger);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSeed: Check = (value) => isText(value) && /^\d{1,80}$/.test(String(value));
const isOptions: Check = (value) => isObject(value) && Object.values(value).every(isText);
const isSeats: Check = (value) => Array.isArray(value) && value.every((seat) => has(seat, SITTING));

const SITTING: Record<string, Check> = {
  kind: (kind) => ['person', 'screen', 'bot'].includes(String(kind)),
  name: isText,
  level: (level) => level === null || isText(level),
  stands_in: (stands) => typeof stands === 'boolean',
};
const WENT: Record<string, Check> = {
  before: isTexts,
  moves: isTexts,
  points: isNumbers,
  winners: isNumbers,
  names: isTexts,
};
const START: Record<string, Check> = {
  from: (from) => (ORIGINS as readonly unknown[]).includes(from),
  position: (position) => position === null || has(position, { text: isText, state: isText }),
  moves: isTexts,
  went: (went) => went === null || has(went, WENT),
  back: (back) => back === null || (isText(back) && String(back).startsWith('/')),
};
const PARTS: Record<Entry['type'], Record<string, Check>> = {
  made: {
    game: isText,
    version: isNumber,
    content_hash: (hash) => hash === undefined || isText(hash),
    seats: isSeats,
    options: isOptions,
    species: (species) => species === undefined || isTexts(species),
    seed: isSeed,
    shuffle: isText,
    nature: isTexts,
    belief: (belief) => belief === undefined || belief === null || typeof belief === 'boolean',
    start: (start) => start === undefined || has(start, START),
  },
  moved: {
    seat: isNumber,
    move: isText,
    nature: isTexts,
    forced: (forced) => forced === undefined || typeof forced === 'boolean',
  },
  undone: { seat: isNumber, keep: isNumber },
  left: { seat: isNumber, level: isText },
  returned: { seat: isNumber },
  ended: {},
  rematch: { table: isText },
};

function has(value: unknown, parts: Record<string, Check>): boolean {
  return isObject(value) && Object.entries(parts).every(([name, check]) => check(value[name]));
}

/** Is this what somebody kept as the entry of this number, whole and of the right kinds? */
export function isKept(value: unknown, number: number): value is Kept {
  if (!isObject(value) || value.number !== number || typeof value.at !== 'number') return false;
  const { entry } = value;
  if (!isObject(entry) || (entry.type === 'made') !== (number === 1)) return false;
  const parts = PARTS[entry.type as Entry['type']] as Record<string, Check> | undefined;
  return parts !== undefined && has(entry, parts);
}
