/** A bot's thoughts in words: the twin of `explained` in src/pangea/analysis/telling.py. */

import type { Thought } from '../rulebook/bots';
import { randomRoomOf } from '../rulebook/bots/random_room';
import { Random } from '../rulebook/chance';
import type { Match } from '../rulebook/match';
import { REFEREE, type Rulebook, type State } from '../rulebook/rulebook';
import type { Hint, Said } from '../wire/types';
import { StoryReader } from '../words/stories';

const MOST_MOVES = 3;
/** So many of the moves that were tried most, besides the first, stand beside it in a hint. */
const RIVALS = 3;
/** Of this many imagined worlds, the line that a bot expects is retold in the one where it goes furthest. */
const WORLDS = 40;

export function hintOf(thoughts: readonly Thought[], match: Match, seat: number): Hint {
  const best = thoughts[0]!;
  return {
    move: best.move,
    words: new Telling(match, seat).explained(thoughts),
    considered: thoughts.map(({ move, visits, win_odds, points }) => ({
      move,
      visits,
      odds: win_odds[seat] ?? 0,
      points,
    })),
    line: best.line,
    why: new Telling(match, seat).justified(thoughts),
  };
}

class Telling {
  private readonly rulebook: Rulebook;
  private readonly reader: StoryReader;
  /** The position as the seat sees it. */
  private readonly seen: State;

  constructor(
    match: Match,
    private readonly seat: number,
  ) {
    this.rulebook = match.rulebook;
    this.reader = new StoryReader(this.rulebook.about.words, this.rulebook.board.names, () => true);
    this.seen = this.rulebook.veiled(match.state, seat, false);
  }

  explained(thoughts: readonly Thought[]): Said[] {
    const tries = thoughts.reduce((sum, { visits }) => sum + visits, 0);
    const phrases = [
      said('analysis-considered', { moves: thoughts.length, tries }),
      ...thoughts.slice(0, MOST_MOVES).map((thought, place) => this.considered(place + 1, thought)),
    ];
    const line = this.lineTold(thoughts[0]!.line.slice(1), thoughts[0]!.move);
    return line.length > 0 ? [...phrases, said('analysis-expects', {}), ...line] : phrases;
  }

  /** The twin of `justified`: what comes of the first move at once, and its odds beside those of the next. */
  justified(thoughts: readonly Thought[]): Said[] {
    const best = thoughts[0]!;
    const move = this.rulebook.read(this.seen, best.move);
    const story = this.story(this.seen, move, this.seat);
    return [...story.slice(1), worth(thoughts, this.seat), expected(best)];
  }

  private considered(rank: number, thought: Thought): Said {
    return said('analysis-considered-move', {
      rank,
      move: this.told(this.seen, this.rulebook.read(this.seen, thought.move), this.seat),
      visits: thought.visits,
      share: percent(thought.share),
      odds: thought.win_odds.map((odds, seat) => ofSeat(seat, percent(odds))),
      points: thought.points.map((points, seat) => ofSeat(seat, decimal(points))),
    });
  }

  /** A move in words, without what comes of it: that is for the line, or for the reader to see. */
  private told(before: State, move: number, eyes: number): Said {
    return this.story(before, move, eyes)[0]!;
  }

  private story(before: State, move: number, eyes: number): Said[] {
    return this.reader.phrases(this.rulebook.told(before, move, this.rulebook.applied(before, move), eyes));
  }

  /** What a bot expects to follow its move, each in words as far as one imagined world goes along. */
  private lineTold(line: readonly string[], first: string): Said[] {
    let told: Said[] = [];
    const block = randomRoomOf(this.rulebook);
    for (let number = 0; number < WORLDS && told.length < line.length; number++) {
      const world = Random.from(String(number)).lend(block, (random) =>
        this.rulebook.imagined(this.seen, this.seat, random),
      );
      const retold = this.retold([first, ...line], world).slice(1);
      if (retold.length > told.length) told = retold;
    }
    return [...told, ...line.slice(told.length).map((move) => said('analysis-as-written', { move }))];
  }

  private retold(line: readonly string[], world: State): Said[] {
    const told: Said[] = [];
    let now = world;
    for (const text of line) {
      let move: number;
      try {
        move = this.rulebook.read(now, text);
      } catch {
        break;
      }
      if (!this.rulebook.isPossible(now, move)) break;
      told.push(this.told(now, move, REFEREE));
      now = this.rulebook.applied(now, move);
    }
    return told;
  }
}

function said(message: string, about: Said['about']): Said {
  return { say: message, about };
}

/** The odds of the first thought, beside the best of those tried often enough; as whole hundredths, as they are read. */
function worth(thoughts: readonly Thought[], seat: number): Said {
  const [odds = 0, ...others] = thoughts.slice(0, 1 + RIVALS).map(({ win_odds }) => win_odds[seat] ?? 0);
  if (others.length === 0) return said('analysis-hint-only', { odds: percent(odds) });
  const more = rounded(100 * odds) - rounded(100 * Math.max(...others));
  if (more < 1) return said('analysis-hint-as-good', { odds: percent(odds) });
  return said('analysis-hint-odds', { odds: percent(odds), more: percent(more / 100) });
}

function expected(thought: Thought): Said {
  return said('analysis-hint-points', {
    points: thought.points.map((points, seat) => ofSeat(seat, decimal(points))),
  });
}

function ofSeat(seat: number, figure: Said): Said {
  return said('analysis-of-seat', { seat: { seat }, figure });
}

function percent(share: number): Said {
  return said('analysis-percent', { percent: rounded(100 * share) });
}

/** To the nearest whole number; halves to the even one, as Python does. */
function rounded(number: number): number {
  const below = Math.floor(number);
  const rest = number - below;
  if (rest === 0.5) return below % 2 === 0 ? below : below + 1;
  return rest < 0.5 ? below : below + 1;
}

/** A number to one decimal, with the sign that the language puts there. */
function decimal(number: number): Said {
  const tenths = rounded(Math.abs(number) * 10);
  const message = number <= -0.05 ? 'analysis-decimal-less' : 'analysis-decimal';
  return said(message, { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
}
