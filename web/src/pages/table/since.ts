/**
 * What happened since somebody's last turn. It follows from the log and the seat alone, not from what a page happened
 * to see: so it is the same after a reload, an undo, and for whoever opens the curtain.
 */

import { NATURE } from '../../pieces/chapters';
import type { Line, LogLine } from '../../wire/scenes';
import type { Said, Words } from '../../wire/types';

/** One move since then. */
export interface Step {
  /** Its place in the log. */
  at: number;
  line: LogLine;
  /** As it is marked on the board; null for one that leaves no mark there. */
  number: number | null;
}

/** What one seat did in a row; the seat is NATURE's for what happened to all. */
export interface Turn {
  seat: number;
  steps: Step[];
}

/** The place in the log that the last turn of these eyes ended at. Whoever only watches sees the last round. */
export function lastTurn(log: readonly LogLine[], eyes: number, turn: number): number {
  const own = eyes >= 0 ? log.findLastIndex(({ seat }) => seat === eyes) : beforeTheTurn(log, turn);
  if (own >= 0) return own + 1;
  // From the beginning, without what was dealt.
  const first = log.findIndex(({ seat }) => seat !== NATURE);
  return first < 0 ? log.length : first;
}

/** Where whoever is to move, or moved last, ended the turn before this one. */
function beforeTheTurn(log: readonly LogLine[], turn: number): number {
  const mover = turn >= 0 ? turn : (log.findLast(({ seat }) => seat !== NATURE)?.seat ?? NATURE);
  const others = log.findLastIndex(({ seat }) => seat !== mover && seat !== NATURE);
  return log.slice(0, others + 1).findLastIndex(({ seat }) => seat === mover);
}

/** What the others did since. Where only nature moved, it is still part of one's own turn. */
export function stepsSince(
  log: readonly LogLine[],
  eyes: number,
  turn: number,
  marks: (move: string) => boolean,
): Step[] {
  const start = lastTurn(log, eyes, turn);
  const lines = log.slice(start);
  if (lines.every(({ seat }) => seat === NATURE)) return [];
  let number = 0;
  return lines.map((line, place) => ({
    at: start + place,
    line,
    number: line.seat !== NATURE && marks(line.move) ? ++number : null,
  }));
}

/**
 * Turn by turn. What nature does for somebody, a roll of dice or a card, belongs to that seat's turn: what it does for
 * the reader is told where the reader is asked.
 */
export function turnsOf(steps: readonly Step[], eyes: number): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    const seat = whoseIs(step.line);
    if (seat === eyes && seat !== NATURE) continue;
    const last = turns.at(-1);
    if (last && last.seat === seat) last.steps.push(step);
    else turns.push({ seat, steps: [step] });
  }
  return turns;
}

function whoseIs({ seat, told }: LogLine): number {
  if (seat !== NATURE) return seat;
  const about = told[0]?.about.seat;
  return typeof about === 'object' && about !== null && 'seat' in about ? (about.seat as number) : NATURE;
}

/** What belongs together: a move that is marked, with what led to it. */
export interface Row {
  number: number | null;
  steps: Step[];
}

export function rowsOf({ steps }: Turn): Row[] {
  const rows: Row[] = [];
  for (const step of steps) {
    const last = rows.at(-1);
    if (last && last.number === null) {
      last.steps.push(step);
      last.number = step.number;
    } else rows.push({ number: step.number, steps: [step] });
  }
  return rows;
}

/** Something that counted: what the game says of it, and what it gave to whom. */
export interface Announcement {
  said: Said;
  /** By seat; null where it is not known. Empty if the score has no line for it. */
  points: (number | null)[];
  place: number[];
}

/** The messages that a game has declared to count, by their names. */
export function countingWords(words: Pick<Words, 'messages' | 'counts'>): Set<string> {
  return new Set((words.counts ?? []).flatMap((number) => words.messages[number]?.[0] ?? []));
}

/** What counted since then, and in the last move before it: first what gave points. */
export function announcements(
  log: readonly LogLine[],
  eyes: number,
  turn: number,
  counting: ReadonlySet<string>,
  score: readonly Line[],
): Announcement[] {
  const start = Math.max(0, lastTurn(log, eyes, turn) - (eyes >= 0 ? 1 : 0));
  const found = log
    .slice(start)
    .flatMap(({ told }) => told.filter(({ say }) => counting.has(say)))
    .map((said) => announced(said, score));
  return found.sort((one, other) => Number(gaveAny(other)) - Number(gaveAny(one)));
}

function announced(said: Said, score: readonly Line[]): Announcement {
  const lines = score.filter(({ words }) => speaksOf(words, said));
  const line = lines.findLast(({ words }) => words.say === said.say) ?? lines.at(-1);
  return { said, points: line?.points ?? [], place: line?.place ?? [] };
}

/** Points that are hidden were given, too. */
function gaveAny({ points }: Announcement): boolean {
  return points.some((one) => one !== 0);
}

/** Does a line of the score speak of all that was said? Then it explains it. */
function speaksOf(words: Said, said: Said): boolean {
  const about = Object.entries(said.about);
  return (
    about.length > 0 &&
    about.every(([name, value]) => JSON.stringify(words.about[name]) === JSON.stringify(value))
  );
}
