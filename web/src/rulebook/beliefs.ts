/**
 * What moves tell of what is hidden, gathered move by move and remembered as far as it was gathered: the twin of
 * src/pangea/core/beliefs.py. Moves are followed as everybody may read them, so that all seats share what they tell.
 */

import type { Suspected } from '../wire/types';
import type { About } from './about';
import { Random } from './chance';
import { numberIn } from './fields';
import type { Match } from './match';
import type { Block } from './memory';
import { type Rulebook, type State, WATCHER } from './rulebook';
import type { Suspects } from './scenes';
import { type Seen, seenBy, sharedBy } from './seen';

type Guessing = NonNullable<About['guessing']>;

/** What a seat believes, as `credence` takes it; empty in a game in which moves tell nothing. */
export type Belief = Float64Array;

/** What a seat must think of what the others hide, as a scene has it. */
export function suspectsOf(rulebook: Rulebook): Suspects {
  const { guessing } = rulebook.about;
  if (!guessing) return () => [];
  const followed = followedBy(rulebook, guessing);
  return (match, seat) => followed.suspects(seenBy(match, seat));
}

/** What the moves so far tell a seat about what is hidden. */
export function beliefOf(match: Match, seat: number): Belief {
  return believed(match.rulebook, seenBy(match, seat));
}

export function believed(rulebook: Rulebook, seen: Seen): Belief {
  const { guessing } = rulebook.about;
  return guessing ? followedBy(rulebook, guessing).belief(seen) : new Float64Array(0);
}

const FOLLOWED = new WeakMap<Rulebook, Followed>();

function followedBy(rulebook: Rulebook, guessing: Guessing): Followed {
  const known = FOLLOWED.get(rulebook);
  if (known) return known;
  const fresh = new Followed(rulebook, guessing);
  FOLLOWED.set(rulebook, fresh);
  return fresh;
}

/** Where a game was after each of its moves, and what it had told by then. */
interface Told {
  state: State;
  told: Float64Array;
}

/** The game of a rulebook that was asked about last. */
class Followed {
  private readonly cards: number;
  private readonly states: Block;
  private readonly room: Record<'moves' | 'more_moves' | 'likings', Block>;
  private readonly told: Block;
  private readonly beliefs: Block;
  private readonly odds: Block;
  private key = '';
  private log: string[] = [];
  /** One more than there are moves: the first is before all of them. */
  private steps: Told[] = [];

  constructor(
    private readonly rulebook: Rulebook,
    private readonly guessing: Guessing,
  ) {
    const { about, board, memory } = rulebook;
    this.cards = guessing.card.names!.length;
    const moves = board.sizes.legal;
    this.states = memory.room('State', guessing.states);
    this.room = memory.roomFor(rulebook.entry('follow').takes(2), {
      moves,
      more_moves: moves,
      likings: this.cards,
    });
    const rows = about.players[1] * this.cards;
    this.told = memory.room('float64', rows);
    this.beliefs = memory.room('float64', rows);
    this.odds = memory.room('float64', rows);
  }

  belief(seen: Seen): Belief {
    this.catchUpWith(seen);
    this.rulebook.entry('believe').call(this.told, this.cards, this.guessing.doubt, this.beliefs);
    return this.beliefs.doubles.slice();
  }

  suspects(seen: Seen): Suspected[] {
    this.catchUpWith(seen);
    const state = this.rulebook.put(seen.state);
    const { guessing, cards } = this;
    this.rulebook
      .entry('guess')
      .call(state, seen.seat, this.told, cards, guessing.doubt, this.beliefs, this.odds);
    const odds = this.odds.doubles;
    const names = guessing.card.names!.map((name) => ({ say: `${guessing.card.prefix}-${name}`, about: {} }));
    return Array.from({ length: seen.players }, (_, seat) => ({
      seat,
      row: [...odds.subarray(seat * cards, (seat + 1) * cards)],
    }))
      .filter(({ seat, row }) => seat !== seen.seat && row.some((chance) => chance !== 0))
      .map(({ seat, row }) => ({
        seat,
        chances: row.map((chance, card) => ({ words: names[card]!, odds: rounded(chance) })),
      }));
  }

  /** See to it that `told` is what the log of a view tells: what was followed before and still holds is kept. */
  private catchUpWith(seen: Seen): void {
    const options = this.optionsOf(seen.state);
    const key = JSON.stringify([seen.players, options, seen.beginning && [...seen.beginning]]);
    if (key !== this.key) {
      this.key = key;
      this.steps = [{ state: this.begun(seen, options), told: new Float64Array(this.told.count) }];
      this.log = [];
    }
    const log = seen.publicLog;
    const same = sharedBy(this.log, log);
    this.steps.length = same + 1;
    const { state, told } = this.steps[same]!;
    this.states.bytes.set(state);
    this.told.doubles.set(told);
    for (const text of log.slice(same)) this.follow(text);
    this.log = log;
  }

  /** Where the moves are followed from. What nobody sees of a position can be anything: it tells nothing. */
  private begun({ beginning, players }: Seen, options: Record<string, string>): State {
    const { rulebook } = this;
    if (!beginning) return rulebook.setUp(players, options);
    return Random.from('').lend(rulebook.random, (random) => rulebook.imagined(beginning, WATCHER, random));
  }

  /** One more move, as everybody reads it. */
  private follow(text: string): void {
    const { rulebook, states } = this;
    // Nothing that everybody sees depends on hidden cards: one that is not known is taken for the first.
    const known = text.endsWith('?') ? text.slice(0, -1) + this.guessing.card.names![0]! : text;
    const move = rulebook.read(this.steps.at(-1)!.state, known);
    rulebook.entry('follow').call(states, move, this.room, this.told);
    this.steps.push({ state: states.bytes.slice(0, states.size), told: this.told.doubles.slice() });
  }

  /** The options of the game, which the state knows. */
  private optionsOf(state: State): Record<string, string> {
    const { about } = this.rulebook;
    const numbers = this.guessing.options.map((field) => numberIn(about.records.State!, state, field));
    return Object.fromEntries(
      numbers.map((number, at) => [about.options[at]!.name, about.options[at]!.values[number]!]),
    );
  }
}

const DIGITS = 4;
/** Only these parts lie exactly between two numbers of four digits: (2n + 1) / 20000 with a power of 2 below. */
const TIES = 32;

/** Odds as Python rounds them: what lies exactly between two numbers goes to the even one. */
export function rounded(odds: number): number {
  const parts = odds * TIES;
  if (!Number.isInteger(parts) || parts % 2 === 0) return Number(odds.toFixed(DIGITS));
  const lower = (parts * (10 ** DIGITS / (TIES / 2)) - 1) / 2;
  return (lower + (lower % 2)) / 10 ** DIGITS;
}
