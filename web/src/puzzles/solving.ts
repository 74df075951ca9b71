/** A puzzle on the board: the position in a world that the seat can imagine, and what its answers are told. */

import { Scenario } from '../learn/scenario';
import { bytesIn } from '../local/practice';
import { Random } from '../rulebook/chance';
import { Match } from '../rulebook/match';
import type { Rulebook } from '../rulebook/rulebook';
import type { Said } from '../wire/types';
import { asksForMove, type Puzzle } from './puzzles';

/** What follows is the solution's: after another move that is as good, others may do something else. */
export class PuzzleScenario extends Scenario {
  constructor(
    match: Match,
    private readonly puzzle: Puzzle,
  ) {
    const [first, ...line] = puzzle.line;
    const others = puzzle.answers.filter((answer) => answer !== first);
    const asked = asksForMove(puzzle) ? { do: first === undefined ? others : [first, ...others], line } : {};
    super(match, { seat: puzzle.seat, ...asked });
  }

  override *rest(): Generator<string> {
    if (this.made[0] !== this.puzzle.line[0]) return;
    yield* played(this.match, this.task.line ?? []);
  }
}

/** The moves that came before a question, to be shown on the board one after the other. */
export class Earlier extends Scenario {
  constructor(
    match: Match,
    private readonly puzzle: Puzzle,
  ) {
    super(match, { seat: puzzle.seat, line: puzzle.moves });
  }

  override *rest(): Generator<string> {
    yield* played(this.match, this.puzzle.moves);
  }
}

function* played(match: Match, moves: readonly string[]): Generator<string> {
  for (const move of moves) {
    try {
      match.follow(move);
    } catch {
      // In this imagined world it can't be: what is told of the solution goes further than the board.
      return;
    }
    yield move;
  }
}

/** The position of the question. */
export function scenarioOf(rulebook: Rulebook, puzzle: Puzzle): PuzzleScenario {
  return new PuzzleScenario(matchIn(rulebook, puzzle, puzzle.asked ?? puzzle.state), puzzle);
}

/** The position before the moves that a question is about. */
export function earlierOf(rulebook: Rulebook, puzzle: Puzzle): Earlier {
  return new Earlier(matchIn(rulebook, puzzle, puzzle.state), puzzle);
}

/** The moves that a question is about, in words. */
export function toldBefore(rulebook: Rulebook, puzzle: Puzzle): { seat: number; told: number[] }[] {
  const { match } = earlierOf(rulebook, puzzle);
  return [...played(match, puzzle.moves)].map((_, number) => ({
    seat: match.movers[number]!,
    told: match.told(number, puzzle.seat),
  }));
}

/** What is hidden is imagined, the same way every time. */
function matchIn(rulebook: Rulebook, puzzle: Puzzle, state: string): Match {
  const { players, options, seat, id } = puzzle;
  const match = new Match(rulebook, { players, options, seed: '0' }, bytesIn(state));
  if (rulebook.about.hides) match.imagine(seat, Random.from(id));
  return match;
}

export function isRight({ answers }: Puzzle, answer: string): boolean {
  return answers.includes(answer);
}

/** Why an answer is wrong, and what it costs. */
export function whyWrong(puzzle: Puzzle, answer: string): Said[] {
  const found = puzzle.wrong[answer];
  const told = found?.why ?? [];
  if (!asksForMove(puzzle)) return told.length > 0 ? told : [said('puzzles-page-wrong-answer')];
  // Whatever is not listed costs more than the best of the others, which is as far behind as the margin says.
  const cost = found?.cost ?? null;
  const price =
    cost === null
      ? said('puzzles-page-cost-least', { cost: percent(puzzle.margin) })
      : said('puzzles-cost', { cost: percent(cost) });
  return [price, ...told];
}

function percent(share: number): Said {
  return said('analysis-percent', { percent: Math.round(100 * share) });
}

function said(message: string, about: Said['about'] = {}): Said {
  return { say: message, about };
}
