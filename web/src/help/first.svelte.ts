/** At which tables the goal card lies beside the board: somebody's first ones of a game, until they put it away. */

const KEY = 'pangea-help';
/** So many tables of a game begin with it. */
const FIRST_TABLES = 2;

interface Kept {
  /** The first tables of the game at this browser. */
  tables: string[];
  /** Was it put away? */
  isClosed: boolean;
}

let kept = $state.raw<Record<string, Kept>>(read());
/** The table at which somebody called it back. */
let called = $state<string | null>(null);

/** Does the goal card lie beside this table? */
export function isHelped(game: string, table: string): boolean {
  if (called === table) return true;
  const known = kept[game];
  return known !== undefined && !known.isClosed && known.tables.includes(table);
}

/** Somebody plays at a table: it may be one of their first. */
export function begin(game: string, table: string): void {
  const { tables, isClosed } = kept[game] ?? { tables: [], isClosed: false };
  if (tables.length < FIRST_TABLES && !tables.includes(table))
    keep(game, { tables: [...tables, table], isClosed });
}

export function putAway(game: string): void {
  called = null;
  keep(game, { tables: kept[game]?.tables ?? [], isClosed: true });
}

export function callBack(table: string): void {
  called = table;
}

function keep(game: string, now: Kept): void {
  kept = { ...kept, [game]: now };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, it is offered again.
  }
}

/** Whatever is no answer of ours counts as none. */
function read(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Kept>>;
    const sound = Object.entries(found).filter(([, one]) => Array.isArray(one?.tables));
    return Object.fromEntries(
      sound.map(([game, one]) => [game, { tables: one.tables!, isClosed: one.isClosed === true }]),
    );
  } catch {
    return {};
  }
}
