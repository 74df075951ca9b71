/** What a table in the page refuses, by the same codes and in the same words as the service. */

import { Illegal, Unreadable } from '../rulebook/rulebook';
import type { Said } from '../wire/types';

export const [GONE, FORBIDDEN, NOT_NOW, WRONG] = [404, 403, 409, 422] as const;

export const OTHER_CONTENT = 'other-content';

/** An act that changed nothing, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly words: Said,
    readonly rule: string | null = null,
  ) {
    super(words.say);
  }
}

export function refuse(status: number, code: string, message: string, about: Said['about'] = {}): Refused {
  return new Refused(status, code, { say: message, about });
}

export const stale = () => refuse(NOT_NOW, 'stale', 'server-table-stale');
export const noSuchTable = () => refuse(GONE, 'no-such-table', 'web-local-none');
export const notOver = () => refuse(NOT_NOW, 'not-over', 'server-table-not-over');
export const damaged = () => refuse(WRONG, 'damaged', 'web-local-damaged');
/** These pages have no rules for such a game: then only the service can let it be played. */
export const noRules = (game: string) => refuse(GONE, 'no-rules', 'web-local-no-rules', { game });
/** The browser lacks what rules need to run. */
export const cantRun = () => refuse(GONE, 'cant-run', 'web-local-cant-run');
export const otherRules = (version: number) =>
  refuse(NOT_NOW, 'other-rules', 'web-local-other-rules', { version: String(version) });

/** It was begun with another board, other tiles or other cards than the game has in these pages. */
export const otherContent = (game: string) =>
  refuse(NOT_NOW, OTHER_CONTENT, 'web-local-other-content', { game: { say: `${game}-title`, about: {} } });

/** What a rule says no to, as it is refused at a table. */
export function refusedMove(problem: unknown): unknown {
  if (problem instanceof Illegal) return new Refused(WRONG, 'illegal', problem.words, problem.rule);
  if (problem instanceof Unreadable) return new Refused(WRONG, 'unreadable', problem.words);
  return problem;
}
