/**
 * A board to try moves on: a copy of a position as one seat knows it. It is made from that and from nothing else, so it
 * knows no more than the seat does; what is hidden is imagined.
 */

import { Random } from '../rulebook/chance';
import { Match } from '../rulebook/match';
import { NATURE, type Rulebook, type State, WATCHER } from '../rulebook/rulebook';
import { sceneOf } from '../rulebook/scenes';
import type * as wire from '../wire/types';

/** What somebody knows of a game. */
export interface Known {
  players: number;
  options: Record<string, string>;
  version: number;
  /** How many moves were made. */
  moves: number;
  /** The position: what they may not know is unknown in it. */
  state: State;
  /** The seat that they are; one below 0 only watches. */
  eyes: number;
}

/** A position that was tried: a move, and what was tried after it. */
export interface Tried {
  readonly move: string;
  readonly mover: number;
  readonly told: number[];
  readonly before: Tried | null;
  readonly after: Tried[];
}

/** Something that nature may do, and how likely that is. */
export interface Outcome {
  move: string;
  odds: number;
}

export class TryOut {
  private readonly match: Match;
  private readonly random: Random;
  private readonly eyes: number;
  private readonly first: Tried[] = [];
  private at: Tried | null = null;

  constructor(
    private readonly rulebook: Rulebook,
    known: Known,
    seed: string,
  ) {
    this.random = Random.from(seed);
    this.eyes = known.eyes >= 0 ? known.eyes : WATCHER;
    this.match = new Match(rulebook, { ...known, seed }, known.state);
    this.match.imagine(this.eyes, this.random);
  }

  /** The position as these eyes see it; its legal moves are those of whoever is to move. */
  get scene(): wire.Scene {
    const scene = sceneOf(this.match, this.eyes, 0, () => []);
    const { rulebook, state, turn } = this.match;
    return { ...scene, legal: turn >= 0 ? rulebook.written(state, rulebook.legal(state)) : [] };
  }

  /** What nature may do now; nothing if it is a player's turn. */
  get outcomes(): Outcome[] {
    if (this.match.turn !== NATURE) return [];
    const odds = this.rulebook.odds(this.match.state);
    const sum = odds.reduce((total, { weight }) => total + weight, 0);
    const texts = this.rulebook.written(
      this.match.state,
      odds.map(({ move }) => move),
    );
    return odds
      .map(({ weight }, at) => ({ move: texts[at]!, odds: weight / sum }))
      .sort((one, other) => other.odds - one.odds);
  }

  /** The whole position in which all that is tried here begins. */
  get beginning(): State {
    return this.match.beginning!;
  }

  /** The moves that were tried to come here. */
  get line(): Tried[] {
    const line: Tried[] = [];
    for (let tried = this.at; tried; tried = tried.before) line.unshift(tried);
    return line;
  }

  /** What was tried from here on, before one went back. */
  get onward(): readonly Tried[] {
    return this.at ? this.at.after : this.first;
  }

  /** What was tried in place of a move. */
  besides(tried: Tried): readonly Tried[] {
    return tried.before ? tried.before.after : this.first;
  }

  /** Make a move: of oneself, of somebody else, or of nature. One that was tried before is gone to. */
  play(move: string): void {
    const known = this.onward.find((tried) => tried.move === move);
    const mover = this.match.turn;
    this.match.follow(move);
    if (known) {
      this.at = known;
      return;
    }
    const told = this.match.told(this.match.moves.length - 1, this.eyes);
    const tried: Tried = { move, mover, told, before: this.at, after: [] };
    (this.at ? this.at.after : this.first).push(tried);
    this.at = tried;
  }

  /** Let nature do what it does, by its odds. */
  draw(): void {
    const code = this.random.lend(this.rulebook.random, (lent) =>
      this.rulebook.picked(this.match.state, lent),
    );
    this.play(this.rulebook.write(this.match.state, code));
  }

  /** Stand after this move; null: where it all began. */
  goTo(tried: Tried | null): void {
    this.at = tried;
    this.match.cut(0);
    for (const { move } of this.line) this.match.follow(move);
  }

  /** Imagine another world that these eyes can't tell from this one, and begin again in it. */
  imagineAnew(): void {
    this.match.cut(0);
    this.match.imagine(this.eyes, this.random);
    this.at = null;
    this.first.length = 0;
  }
}
