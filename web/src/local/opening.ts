/** A table in memory: what its entries come to, and the match of its moves. They are kept in step here. */

import { type GameRecord, type Match, SHUFFLE } from '../rulebook/match';
import { NATURE, OVER, type Rulebook } from '../rulebook/rulebook';
import { type Entry, isKept, type Kept, type Made, type Sitting } from './entries';
import { checkOptions, checkRoles } from './making';
import { begun } from './practice';
import { damaged, otherContent, otherRules, refusedMove } from './refusals';
import { isPlayedByBot, TableState } from './state';
import type { Log, Summary } from './store';

/** Where rules come from, by the name of a game. A game that has none in the page is refused. */
export type Rulebooks = (game: string) => Promise<Rulebook>;

export class OpenTable implements Log {
  private constructor(
    readonly id: string,
    readonly state: TableState,
    readonly match: Match,
    readonly entries: Kept[],
    public written: number,
  ) {}

  /** A new table, with what nature deals; nothing of it is written yet. */
  static setUp(id: string, made: Made, rulebook: Rulebook, at: number): OpenTable {
    const match = begun(rulebook, made);
    const before = match.moves.length;
    match.letNatureMove();
    const nature = match.moves.slice(before);
    const dealt = { ...made, content_hash: rulebook.board.content_hash, nature };
    return new OpenTable(id, new TableState(dealt, at), match, [{ number: 1, at, entry: dealt }], 0);
  }

  /** A table from what was kept of it. Every move is asked, and nature's are drawn again. */
  static async opened(id: string, found: unknown[], rulebooks: Rulebooks): Promise<OpenTable> {
    if (!areKept(found)) throw damaged();
    const [first, ...rest] = found;
    const made = first!.entry as Made;
    const rulebook = await rulebooks(made.game);
    checkPlayable(rulebook, made);
    const state = new TableState(made, first!.at);
    if (!rest.every(({ entry, at }) => state.add(entry, at))) throw damaged();
    const match = soundlyBegun(rulebook, made);
    if (followed(match, state.moves) < state.moves.length || match.turn === NATURE) throw damaged();
    return new OpenTable(id, state, match, [...found], found.length);
  }

  /** The seat to move; OVER if nobody is. */
  get turn(): number {
    return this.state.isEnded ? OVER : this.match.turn;
  }

  get status(): 'playing' | 'over' {
    return this.turn === OVER ? 'over' : 'playing';
  }

  /** The seats; once the game is over, with the bots that made most decisions for a person. */
  get sittings(): Sitting[] {
    const isOver = this.status === 'over';
    return this.state.seats.map((sitting, seat) => ({
      ...sitting,
      played_by: isOver ? this.state.playedBy(seat) : null,
    }));
  }

  /** The level of the bot to move, if one is. */
  get botToMove(): string | null {
    const sitting = this.state.seats[this.turn];
    return sitting && isPlayedByBot(sitting) ? sitting.level : null;
  }

  /** One more thing that happens. A move is refused before anything is changed. */
  add(entry: Entry, at: number): void {
    const happened = entry.type === 'moved' ? this.play(entry) : entry;
    if (!this.state.add(happened, at)) throw damaged();
    this.match.cut(this.state.moves.length);
    this.entries.push({ number: this.state.number, at, entry: happened });
  }

  private play(entry: Entry & { type: 'moved' }): Entry {
    const before = this.match.moves.length;
    const forced = this.match.rulebook.legal(this.match.state).length === 1;
    try {
      this.match.play(entry.move);
    } catch (problem) {
      throw refusedMove(problem);
    }
    const [move, ...nature] = this.match.moves.slice(before);
    return { ...entry, move: move!, nature, forced };
  }

  /** As a list shows it. */
  summary(): Summary {
    const { state, match } = this;
    return {
      id: this.id,
      game: state.made.game,
      number: state.number,
      status: this.status,
      seats: this.sittings,
      turn: this.turn,
      moves: match.moves.length,
      winners: match.isOver ? match.rulebook.winners(match.state, match.players) : [],
      points: match.isOver ? match.rulebook.pointsNow(match.state, match.players) : [],
      touched: state.touched,
      isDamaged: false,
      isPractice: state.made.start !== undefined,
    };
  }

  /** The record, while it is played too: with the seed once that gives nothing away any more. */
  record(): GameRecord & { seed?: string; shuffle?: string } {
    const { seed, shuffle, start } = this.state.made;
    const record = this.match.record();
    // Of a game that goes on from moves made elsewhere, not all was drawn from this seed.
    if (start && start.moves.length > 0) return record;
    return this.status === 'over' ? { ...record, seed, shuffle } : record;
  }
}

/** What can be saved of a table that can't be opened: its moves as far as they are sound, or else as they were kept. */
export async function remains(found: unknown[], rulebooks: Rulebooks): Promise<unknown> {
  const sound = found.findIndex((kept, number) => !isKept(kept, number + 1));
  const entries = (sound < 0 ? found : found.slice(0, sound)) as Kept[];
  const made = entries[0]?.entry as Made | undefined;
  if (!made) return found;
  const state = new TableState(made, 0);
  entries.slice(1).every(({ entry, at }) => state.add(entry, at));
  const { game, version, options, species, seats, content_hash } = made;
  const position = made.start?.position;
  const began = position ? { options: {}, position: position.text } : { options };
  const plain = {
    pangea: 1,
    game,
    rules: version,
    players: seats.length,
    ...began,
    content_hash,
    ...(species ? { species } : {}),
    moves: state.moves,
  };
  try {
    const rulebook = await rulebooks(game);
    checkPlayable(rulebook, made);
    const match = begun(rulebook, made);
    followed(match, state.moves);
    return match.record();
  } catch {
    return plain;
  }
}

function areKept(entries: unknown[]): entries is Kept[] {
  return entries.length > 0 && entries.every((kept, number) => isKept(kept, number + 1));
}

function checkPlayable(rulebook: Rulebook, made: Made): void {
  const { about } = rulebook;
  if (made.content_hash !== rulebook.board.content_hash) throw otherContent(made.game);
  if (made.version !== about.version) throw otherRules(made.version);
  if (made.shuffle !== SHUFFLE) throw damaged();
  try {
    checkOptions(rulebook, made.seats.length, made.options);
    checkRoles(rulebook, made.seats.length, made.species);
  } catch {
    throw damaged();
  }
}

function soundlyBegun(rulebook: Rulebook, made: Made): Match {
  try {
    return begun(rulebook, made);
  } catch {
    throw damaged();
  }
}

/** Make these moves as far as the rules allow and the seed gives them; how many that were. */
function followed(match: Match, moves: readonly string[]): number {
  for (const [number, text] of moves.entries()) {
    // Nature's last draw may have brought more than one move: they are all compared.
    if (number < match.moves.length) {
      if (match.moves[number] !== text) return cutTo(match, number);
      continue;
    }
    if (match.isOver) return number;
    try {
      if (match.turn === NATURE) match.letNatureMove();
      else match.follow(text);
    } catch {
      return number;
    }
    if (match.moves[number] !== text) return cutTo(match, number);
  }
  return match.moves.length > moves.length ? cutTo(match, moves.length) : moves.length;
}

function cutTo(match: Match, moves: number): number {
  match.cut(moves);
  return moves;
}
