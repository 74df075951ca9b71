import { describe, expect, it } from 'vitest';

import { hundredths, PARTS, readReport } from './report';

const OLD = {
  judgements: [{ number: 3, seat: 0, move: 'a', best: 'b', loss: 0.3, verdict: 'blunder' }],
  curve: [],
  accounts: [{ seat: 0, start: 0.5, luck: 0.1, lost: 0.3, others: -0.3, end: 0, decisions: 1 }],
  turning_points: [],
};

describe('a report of an analysis', () => {
  it('of the first form is still read, and adds up', () => {
    const { accounts, judgements } = readReport(OLD);
    expect(accounts[0]).toMatchObject({ own: -0.3, others: -0.3, rest: 0, accuracy: null });
    expect(judgements[0]).toMatchObject({ gain: -0.3, better: [], answer: [], why: [] });
    const { start, luck, own, others, rest, end } = accounts[0]!;
    expect(start + luck + own + others + rest).toBeCloseTo(end);
  });

  it('of today is taken as it is', () => {
    const report = { ...OLD, version: 2 };
    expect(readReport(report)).toBe(report);
  });

  it('adds up in whole hundredths, too', () => {
    const account = { seat: 0, start: 1 / 3, luck: 0.014, own: -0.335, others: 0.125, rest: 0, end: 0 };
    const shown = hundredths({ ...account, accuracy: 80 });
    const sum = PARTS.slice(0, -1).reduce((total, part) => total + shown[part], 0);
    expect(sum).toBe(shown.end);
    expect(shown).toMatchObject({ start: 33, luck: 1, others: 13 });
  });
});
