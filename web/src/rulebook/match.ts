/** One game in the page, move by move, with undo and a record: the twin of src/pangea/core/match.py. */

import { drawn, type Random } from './chance';
import { Illegal, NATURE, OVER, REFEREE, type Rulebook, type State, Unreadable, WATCHER } from './rulebook';

const LONGEST_MOVE = 200;

/** The way that nature draws at every new table. */
export const SHUFFLE = 'hmac-sha256';

export interface MatchAbout {
  players: number;
  options: Record<string, string>;
  seed: string;
  /** The roles that players chose, by seat. */
  roles?: readonly string[] | undefined;
  /** The position that it begins from in writing, where it begins from one. */
  position?: string;
}

/** A game written down, as other programs read it too. */
export interface GameRecord {
  pangea: 1;
  game: string;
  rules?: number;
  players: number;
  options: Record<string, unknown>;
  content_hash: string;
  position?: string;
  moves: string[];
  points?: number[];
  winners?: number[];
}

export class Match {
  readonly codes: number[] = [];
  /** Every move so far, nature's too, as text. */
  readonly moves: string[] = [];
  /** Who made each move: a seat, or NATURE. */
  readonly movers: number[] = [];
  private readonly before: State[] = [];
  private now: State;
  /** Where it began, if that was in the midst of a game. */
  private first: State | null;

  /** `state`: where it begins, if that is in the midst of a game. */
  constructor(
    readonly rulebook: Rulebook,
    readonly about: MatchAbout,
    state: State | null = null,
  ) {
    this.first = state;
    this.now = state ?? rulebook.setUp(about.players, about.options, about.roles);
  }

  get beginning(): State | null {
    return this.first;
  }

  get players(): number {
    return this.about.players;
  }

  get state(): State {
    return this.now;
  }

  /** The seat to move, or NATURE, or OVER. */
  get turn(): number {
    return this.rulebook.toMove(this.now);
  }

  get isOver(): boolean {
    return this.turn === OVER;
  }

  /** Make a move of the seat to move, or nature's, as a record has it. A refused one changes nothing. */
  follow(text: string): void {
    if (text.length > LONGEST_MOVE)
      throw new Unreadable({ say: 'core-move-long', about: { count: text.length, most: LONGEST_MOVE } });
    const move = this.rulebook.read(this.now, text);
    if (!this.rulebook.isPossible(this.now, move)) throw this.rulebook.refusal(this.now, move);
    this.make(move);
  }

  /** Draw anew whatever a seat can't know of the position; all else stays as it is. */
  imagine(seat: number, random: Random): void {
    const veiled = this.rulebook.veiled(this.now, seat, this.isOver);
    this.now = random.lend(this.rulebook.random, (lent) => this.rulebook.imagined(veiled, seat, lent));
    if (this.moves.length === 0) this.first = this.now;
  }

  /** Make a move by its number. */
  make(move: number): void {
    this.movers.push(this.turn);
    this.moves.push(this.rulebook.write(this.now, move));
    this.codes.push(move);
    this.before.push(this.now);
    this.now = this.rulebook.applied(this.now, move);
  }

  /** Make a move; nature then moves as it must. */
  play(text: string): void {
    this.follow(text);
    this.letNatureMove();
  }

  /** Deal, draw and roll until a player is to move or the game is over. */
  letNatureMove(): void {
    while (this.turn === NATURE) {
      const odds = this.rulebook.odds(this.now);
      const texts = this.rulebook.written(
        this.now,
        odds.map(({ move }) => move),
      );
      const outcomes = odds.map(({ move, weight }, at) => ({ text: texts[at]!, weight, thing: move }));
      // By the number of the move: after an undo nature repeats itself, so nobody can undo to roll again.
      this.make(drawn(this.about.seed, this.moves.length, outcomes));
    }
  }

  /** Take back all but the first `keep` moves. */
  cut(keep: number): void {
    if (keep >= this.moves.length) return;
    this.now = this.before[keep]!;
    for (const list of [this.codes, this.moves, this.movers, this.before]) list.length = keep;
  }

  /** The number of the last move that a seat made. */
  lastOf(seat: number): number | null {
    const last = this.movers.lastIndexOf(seat);
    return last < 0 ? null : last;
  }

  /** The state after this many moves. */
  position(moves: number): State {
    return this.before[moves] ?? this.now;
  }

  /** The match after its first `moves` moves; from there on nature may draw from another seed. */
  at(moves: number, seed = this.about.seed): Match {
    const earlier = new Match(this.rulebook, { ...this.about, seed }, this.first);
    earlier.now = this.position(moves);
    earlier.codes.push(...this.codes.slice(0, moves));
    earlier.moves.push(...this.moves.slice(0, moves));
    earlier.movers.push(...this.movers.slice(0, moves));
    earlier.before.push(...this.before.slice(0, moves));
    return earlier;
  }

  keptBy(number: number): number | null {
    return this.rulebook.keptBy(this.before[number]!, this.codes[number]!);
  }

  /** Move `number` as these eyes may read it: what only another may know is a question mark. */
  readBy(eyes: number, number: number): string {
    const text = this.moves[number]!;
    const keeper = this.keptBy(number);
    if (eyes === REFEREE || keeper === null || keeper === eyes) return text;
    return `${text.slice(0, text.lastIndexOf(' '))} ?`;
  }

  told(number: number, eyes: number): number[] {
    return this.rulebook.told(
      this.before[number]!,
      this.codes[number]!,
      this.position(number + 1),
      this.earsOf(eyes, number),
    );
  }

  /** The match as a record: everything that was played, and the result if it is over. */
  record(content: unknown = null): GameRecord {
    const { about } = this.rulebook;
    const { position } = this.about;
    // A position says by which options it is played.
    const options: Record<string, unknown> = position === undefined ? { ...this.about.options } : {};
    if (content !== null) options.content = content;
    const record: GameRecord = {
      pangea: 1,
      game: about.game,
      ...(about.version > 1 ? { rules: about.version } : {}),
      players: this.players,
      options,
      content_hash: this.rulebook.board.content_hash,
      ...this.rulebook.chosenRoles(this.now, this.players),
      ...(position === undefined ? {} : { position }),
      moves: [...this.moves],
    };
    if (!this.isOver) return record;
    return {
      ...record,
      points: this.rulebook.pointsNow(this.now, this.players),
      winners: this.rulebook.winners(this.now, this.players),
    };
  }

  private earsOf(eyes: number, number: number): number {
    if (eyes === REFEREE) return REFEREE;
    return this.keptBy(number) === eyes ? eyes : WATCHER;
  }
}

export { Illegal, Unreadable };
