/** A lesson that somebody goes through: where each step begins, and what is asked there. */

import type { Match } from '../rulebook/match';
import type { Rulebook } from '../rulebook/rulebook';
import { type Lesson, stateIn, type Step } from './lessons';
import { matchFrom, pointsOf, Scenario } from './scenario';

export class LessonRun {
  private at = -1;
  private now: Scenario | null = null;

  constructor(
    private readonly rulebook: Rulebook,
    readonly lesson: Lesson,
  ) {}

  /** The scenario of a step; null where it has no position, as a game may have none. */
  open(number: number): Scenario | null {
    const step = this.lesson.steps[number]!;
    const match = this.matchAt(number);
    this.at = number;
    this.now = match && new Scenario(match, step);
    return this.now;
  }

  /** Where a step begins: where it says, or where the one before ended, however it was done. */
  private matchAt(number: number): Match | null {
    const step = this.lesson.steps[number];
    if (!step) return null;
    if (step.begin) return matchFrom(this.rulebook, step.begin.players, stateIn(step.begin));
    if (number === this.at + 1 && this.now && isFinished(this.now, this.lesson.steps[this.at]!))
      return this.now.match;
    const before = this.matchAt(number - 1);
    if (before) finish(before, this.lesson.steps[number - 1]!);
    return before;
  }
}

/** Was all of it done, and did the others do what they do then? */
function isFinished({ isDone, made, task }: Scenario, step: Step): boolean {
  const line = task.line ?? [];
  const followed = made.slice(made.length - line.length).join() === line.join();
  return followed && (step.task === 'do' ? isDone : made.length === line.length);
}

/** Do what is asked, and what follows. */
function finish(match: Match, step: Step): void {
  const moves = step.task === 'do' ? (new Scenario(match, step).solution() ?? []) : [];
  for (const move of [...moves, ...(step.line ?? [])]) match.follow(move);
}

/** The number that a counting task asks for. */
export function answerOf({ match }: Scenario, step: Step): number {
  const { answer, points, after } = step.count ?? {};
  if (answer !== undefined) return answer;
  const now = pointsOf(match, points ?? 0);
  if (!after) return now;
  const later = match.at(match.moves.length);
  later.follow(after);
  return pointsOf(later, points ?? 0) - now;
}
