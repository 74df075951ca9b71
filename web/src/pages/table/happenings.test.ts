import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../wire/scenes';
import type { Happening } from '../../wire/types';
import { tidings } from './happenings';

const line = (seat: number, move: string): LogLine => ({ seat, move, told: [{ say: move, about: {} }] });
const log = [line(0, 'first'), line(1, 'second'), line(0, 'third')];
const happening = (kind: Happening['kind'], seat: number, more: Partial<Happening> = {}): Happening => ({
  number: 5,
  kind,
  seat,
  offer: null,
  level: null,
  ...more,
});

function told(happened: Happening[], yours = [0], now: LogLine[] = log): string[] {
  return tidings({ number: 4, log }, { happened, yours }, now).map(({ say }) => say);
}

describe('what others did at the table', () => {
  it('is told once, and only what is new', () => {
    expect(told([happening('returned', 1)])).toEqual(['events-returned']);
    expect(told([happening('returned', 1, { number: 4 })])).toEqual([]);
  });

  it('names the move that was taken back', () => {
    const [said] = tidings({ number: 4, log }, { happened: [happening('undone', 1)], yours: [0] }, [log[0]!]);
    expect(said).toEqual({
      say: 'events-undone-what',
      about: { name: { seat: 1 }, what: { say: 'second', about: {} } },
    });
    expect(told([happening('undone', 1)], [0], log)).toEqual(['events-undone']);
    expect(told([happening('undone by consent', 1)], [0], [log[0]!])).toEqual(['events-agreed-what']);
  });

  it('does not tell anybody what they did themselves, but what came of it', () => {
    for (const kind of ['undone', 'left', 'returned', 'declined', 'withdrawn'] as const)
      expect(told([happening(kind, 0, { offer: 'end', level: 'hunter' })])).toEqual([]);
    expect(told([happening('undone by consent', 0)])).toEqual(['events-agreed-yours']);
    expect(told([happening('late', 0)])).toEqual(['web-time-up-yours']);
    expect(told([happening('lapsed', 0, { offer: 'end' })])).toEqual(['events-lapsed-yours']);
  });

  it('says who declined or withdrew what, who was late, and who left to which bot', () => {
    expect(told([happening('declined', 1, { offer: 'end' })])).toEqual(['events-declined-end']);
    expect(told([happening('withdrawn', 1, { offer: 'undo' })])).toEqual(['events-withdrawn-undo']);
    expect(told([happening('late', 1)])).toEqual(['web-time-up']);
    const [said] = tidings(
      { number: 4, log },
      { happened: [happening('left', 1, { level: 'hunter' })], yours: [0] },
      log,
    );
    expect(said?.about).toEqual({ name: { seat: 1 }, level: { say: 'bots-level-hunter', about: {} } });
  });
});
