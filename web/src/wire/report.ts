/** What an analysis found, as `pangea analyse --json` writes it. Numbers of moves count from 1. */

import type { Said } from './types';

export type Verdict = 'good' | 'fine' | 'slip' | 'mistake' | 'blunder';

export interface Judgement {
  number: number;
  seat: number;
  move: string;
  best: string;
  loss: number;
  /** What the decision brought beside a usual move; above 0 is good. */
  gain: number;
  verdict: Verdict;
  /** What would have been told of the better move, what the move made lets happen, and the difference. */
  better: Said[];
  answer: Said[];
  why: Said[];
}

export interface Station {
  moves: number;
  win_odds: (number | null)[];
}

export interface TurningPoint {
  number: number;
  mover: number;
  move: string;
  seat: number;
  before: number;
  after: number;
}

/** start + luck + own + others + rest = end */
export interface Account {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
  end: number;
  accuracy: number | null;
}

export interface Report {
  judgements: Judgement[];
  curve: Station[];
  accounts: Account[];
  turning_points: TurningPoint[];
}

/** The first form of a report: own decisions were losses alone, and the others had all that was left. */
interface FirstAccount {
  seat: number;
  start: number;
  luck: number;
  lost: number;
  others: number;
  end: number;
}

/** A report of any form, in today's. */
export function readReport(found: unknown): Report {
  const report = found as Report & { version?: number };
  if (report.version !== undefined) return report;
  const accounts = report.accounts as unknown as FirstAccount[];
  return {
    ...report,
    judgements: report.judgements.map((one) => ({
      ...one,
      gain: -one.loss,
      better: [],
      answer: [],
      why: [],
    })),
    accounts: accounts.map(({ lost, ...account }) => ({ ...account, own: -lost, rest: 0, accuracy: null })),
  };
}

export const PARTS = ['start', 'luck', 'own', 'others', 'rest', 'end'] as const;
export type Part = (typeof PARTS)[number];

/** The parts of an account in whole hundredths. They add up as well: the rest is what is left. */
export function hundredths(account: Account): Record<Part, number> {
  const [start, luck, own, others, end] = (['start', 'luck', 'own', 'others', 'end'] as const).map((part) =>
    Math.round(100 * account[part]),
  ) as [number, number, number, number, number];
  return { start, luck, own, others, rest: end - start - luck - own - others, end };
}

export const SIGNS: Record<Verdict, string> = {
  good: '!',
  fine: '',
  slip: '?!',
  mistake: '?',
  blunder: '??',
};
