/** What a rulebook says of itself: the section that tools/make_rulebooks.py writes at the end of its file. */

/** What one parameter takes: a number or a record, an array of them, or several things by their names. */
export interface Taken {
  of?: string;
  dimensions?: number;
  parts?: Record<string, Taken>;
}

export interface CallAbout {
  /** Is it handed the board's tables first? */
  tables: boolean;
  takes: Taken[];
  gives: string;
}

export interface FieldAbout {
  at: number;
  of: string;
  seen_by: 'all' | 'owner' | 'nobody';
  shape?: number[];
  one_of?: string[];
  open_at_end?: boolean;
  worked_out?: boolean;
  set_of?: number;
  maybe?: boolean;
}

export interface RecordAbout {
  bytes: number;
  fields: Record<string, FieldAbout>;
}

/** A part of a move in writing, or what may be hidden. */
export interface PartAbout {
  kind: string;
  prefix?: string;
  names?: string[];
  least?: number;
  below?: number;
  shape?: string;
  unreadable?: string;
}

export interface FormAbout {
  text: string;
  parts: Record<string, PartAbout>;
}

export type TableAbout = number | { of: string; shape: number[]; base64: string };

/** A board for the rules of its game. */
export interface BoardAbout {
  /** The hash of its content, as records name it. */
  content_hash: string;
  tables: TableAbout[];
  sizes: { codes: number; legal: number; odds: number; moves: number };
  names: Record<string, string[]>;
}

export interface SearchAbout {
  seconds: number | null;
  iterations: number | null;
  threads: number;
  curiosity: number;
  margin: number;
  horizon: number;
  patience: number;
  faith: number;
  impulse: number;
  reuse: boolean;
  nodes: number;
}

export interface About {
  game: string;
  version: number;
  players: [least: number, most: number];
  hides: boolean;
  /** Where players choose roles: the field of the state, which is the key of a record too, and their names. */
  roles?: { field: string; names: string[] };
  options: { name: string; values: string[] }[];
  endings: string[];
  refusals: { rule: string; message: string }[];
  calls: Record<string, CallAbout>;
  records: Record<string, RecordAbout>;
  moves: { by_code: boolean; forms: FormAbout[] };
  words: {
    messages: [string, Record<string, number>][];
    parts: { kind: string; prefix: string; names: string[] }[];
    rules: string[];
    counts: number[];
  };
  book: string;
  story: number;
  deepest: number;
  guessing: { card: PartAbout; states: number; doubt: number; options: string[] } | null;
  levels: { name: string; bot: string }[];
  /** How much room the greedy bot's choice takes. */
  greedy: { states: number };
  search: SearchAbout;
  /** The kind of each number of a search's settings, and the range it may have. */
  search_limits: Record<string, [kind: 'int' | 'float', least: number, most: number]>;
  board: BoardAbout;
}

const SECTION = 'pangea';

export function aboutOf(module: WebAssembly.Module): About {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section) throw new Error('this module is no rulebook');
  return JSON.parse(new TextDecoder().decode(section)) as About;
}
