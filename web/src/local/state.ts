/**
 * What the entries of a table come to: its seats, its moves, whether it was ended. The twin of
 * src/pangea/server/tables/state.py, for a table with one person at one screen.
 */

import type { Happening } from '../wire/types';
import type { Entry, Made, Sitting } from './entries';

/** This many of the last things that happened are told. */
const MOST_TOLD = 4;

export function isPlayedByBot(sitting: Sitting): boolean {
  return sitting.kind === 'bot' || sitting.stands_in;
}

/** A move of a person’s seat, decided by the person or by a bot of this level. */
interface Decision {
  seat: number;
  level: string | null;
}

export class TableState {
  readonly seats: Sitting[];
  /** Every move, nature's too. */
  readonly moves: string[] = [];
  number = 1;
  isEnded = false;
  rematch: string | null = null;
  /** The last things that were done here other than moves. */
  happened: Happening[] = [];
  /** The number at which each seat's last move became its last: when it moved, or moves were taken back. */
  readonly lastMoves: number[];
  /** For each move: did a person make it? */
  private readonly byPerson: boolean[] = [];
  /** For each move who decided it; null for nature, bots’ own seats, and moves without a choice. */
  private readonly decisions: (Decision | null)[] = [];
  /** What bots did in positions that were taken back: there again, they do the same. */
  private readonly repeats = new Map<string, string>();

  constructor(
    readonly made: Made,
    public touched: number,
  ) {
    this.seats = made.seats.map((sitting) => ({ ...sitting }));
    this.lastMoves = made.seats.map(() => 0);
    this.make(made.start?.moves ?? [], false);
    this.make(made.nature, false);
  }

  /** So many moves were made before the table began: none of them can be taken back. */
  get begins(): number {
    return this.made.start?.moves.length ?? 0;
  }

  get players(): number {
    return this.seats.length;
  }

  /** The seats of people: all of them sit before this screen. */
  get own(): number[] {
    return this.seats.flatMap((sitting, seat) => (sitting.kind === 'bot' ? [] : [seat]));
  }

  /** Is it shown what moves suggest of what is hidden? Between people only where the table allows it. */
  get tellsBelief(): boolean {
    return this.made.belief ?? this.own.length <= 1;
  }

  /** Does no person play here? */
  get isLeftToBots(): boolean {
    return this.seats.every(isPlayedByBot);
  }

  /** What a bot did when the table stood exactly like this before, and that was taken back. */
  get repeated(): string | null {
    return this.repeats.get(lineOf(this.moves)) ?? null;
  }

  /** The level of the bot that made most decisions of a person’s seat; null if the person made at least half. */
  playedBy(seat: number): string | null {
    const levels = this.decisions.flatMap((one) => (one?.seat === seat ? [one.level] : []));
    const bots = levels.filter((level) => level !== null);
    if (bots.length * 2 <= levels.length) return null;
    const count = (level: string) => bots.filter((one) => one === level).length;
    return bots.reduce((most, level) => (count(level) > count(most) ? level : most));
  }

  /** One more thing that happened. False if it can't have: then the log was tampered with. */
  add(entry: Entry, at: number): boolean {
    this.number += 1;
    this.touched = at;
    if ('seat' in entry && entry.seat >= this.players) return false;
    switch (entry.type) {
      case 'made':
        return false;
      case 'moved':
        this.lastMoves[entry.seat] = this.number;
        this.make([entry.move], !isPlayedByBot(this.seats[entry.seat]!), this.decided(entry));
        this.make(entry.nature, false);
        return true;
      case 'undone':
        this.note('undone', entry.seat);
        return this.takeBack(entry.keep);
      case 'left':
        this.note('left', entry.seat, entry.level);
        return this.sit(entry.seat, entry.level);
      case 'returned':
        this.note('returned', entry.seat);
        return this.sit(entry.seat, null);
      case 'ended':
        this.note('ended', this.own[0] ?? -1);
        this.isEnded = true;
        return true;
      case 'rematch':
        this.rematch = entry.table;
        return true;
    }
  }

  private note(kind: Happening['kind'], seat: number, level: string | null = null): void {
    this.happened = [...this.happened, { number: this.number, kind, seat, offer: null, level }].slice(
      -MOST_TOLD,
    );
  }

  private decided({ seat, forced }: { seat: number; forced?: boolean }): Decision | null {
    const { kind, level, stands_in } = this.seats[seat]!;
    return kind === 'bot' || forced ? null : { seat, level: stands_in ? level : null };
  }

  private make(moves: string[], byPerson: boolean, decision: Decision | null = null): void {
    this.moves.push(...moves);
    this.byPerson.push(...moves.map(() => byPerson));
    this.decisions.push(...moves.map(() => decision));
  }

  private sit(seat: number, level: string | null): boolean {
    const sitting = this.seats[seat]!;
    if (sitting.kind === 'bot') return false;
    Object.assign(sitting, { level, stands_in: level !== null });
    return true;
  }

  private takeBack(keep: number): boolean {
    if (keep < this.begins || keep >= this.moves.length) return false;
    for (let number = keep; number < this.moves.length; number++)
      if (!this.byPerson[number]) this.repeats.set(lineOf(this.moves.slice(0, number)), this.moves[number]!);
    this.moves.length = this.byPerson.length = this.decisions.length = keep;
    this.lastMoves.fill(this.number);
    return true;
  }
}

function lineOf(moves: readonly string[]): string {
  return moves.join('\n');
}
