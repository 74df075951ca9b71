/** A table's log, put together from the parts that arrive. */

import type { Log, LogLine } from './scenes';

/** The log with a new part: it replaces whatever was known from its start on. */
export function joined(known: LogLine[], part: Log): LogLine[] {
  return [...known.slice(0, part.start), ...part.lines];
}

/** What is new in a longer log; nothing if moves were taken back, for those aren't news. */
export function newsIn(before: LogLine[], after: LogLine[]): LogLine[] {
  const taken = before.findIndex((line, number) => after[number]?.move !== line.move);
  return taken < 0 ? after.slice(before.length) : [];
}
