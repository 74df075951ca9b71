/** Which puzzle comes next, what is kept of answers, and what an answer is told; with the real rules and puzzles. */

import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import type { Scenario } from '../learn/scenario';
import { Rulebook } from '../rulebook/rulebook';
import { nextGame, nextPuzzle, OTHERS_BETWEEN } from './choosing';
import {
  answered,
  isOfOtherContent,
  keep,
  levelIn,
  NONE,
  progress,
  type Progress,
  stateOf,
  tallyOf,
} from './progress';
import { asksForMove, type Puzzle, type Puzzles } from './puzzles';
import { earlierOf, isRight, scenarioOf, toldBefore, whyWrong } from './solving';

function puzzle(id: string, difficulty: number, more: Partial<Puzzle> = {}): Puzzle {
  return { id, difficulty, kind: 'best', answers: ['right'], wrong: {}, margin: 0.2, ...more } as Puzzle;
}

const CLANS = { game: 'clans', content_hash: '0123456789abcdef' };

/** Answers to some puzzles of Clans in turn: `+a` solves a, `-a` fails. */
function after(answers: string, from: Progress = NONE): Progress {
  return answers.split(' ').reduce((now, answer) => {
    return answered(now, CLANS, puzzle(answer.slice(1), 1), answer.startsWith('+') ? 'solved' : 'failed');
  }, from);
}

describe('progress', () => {
  const some = ['a', 'b', 'c', 'd'].map((id) => puzzle(id, 1));

  it('counts what was solved and what failed apart', () => {
    const now = after('+a -b +c');
    expect(tallyOf(now, some)).toEqual({ solved: 2, failed: 1, count: 4 });
    expect(some.map(({ id }) => stateOf(now, id))).toEqual(['solved', 'failed', 'solved', 'new']);
  });

  it('counts puzzles in a row that were solved when first seen, and the best row', () => {
    const two = after('+a +b');
    expect([two.streak, two.best]).toEqual([2, 2]);
    const missed = after('-c', two);
    expect([missed.streak, missed.best]).toEqual([0, 2]);
  });

  it('takes a puzzle that failed as solved once a later first answer is right', () => {
    const again = after('-a +b -a');
    expect([stateOf(again, 'a'), again.streak]).toEqual(['failed', 0]);
    const solved = after('+a', again);
    expect(tallyOf(solved, some)).toEqual({ solved: 2, failed: 0, count: 4 });
    // The player knew it: it neither lengthens the row nor raises the level.
    expect([solved.streak, solved.levels]).toEqual([0, again.levels]);
  });

  it('keeps a solved puzzle solved', () => {
    const now = after('+a -a');
    expect([stateOf(now, 'a'), now.streak]).toEqual(['solved', 1]);
  });

  it('moves the level of a game with what is solved there, within bounds', () => {
    let now = NONE;
    for (let number = 0; number < 40; number++)
      now = answered(now, CLANS, puzzle(`up${number}`, 5), 'solved');
    expect(levelIn(now, CLANS)).toBe(5);
    const before = levelIn(now, CLANS);
    now = answered(now, CLANS, puzzle('hard', 3), 'failed');
    expect(levelIn(now, CLANS)).toBeLessThan(before);
    for (let number = 0; number < 40; number++)
      now = answered(now, CLANS, puzzle(`down${number}`, 1), 'failed');
    expect([levelIn(now, CLANS), levelIn(now, { ...CLANS, game: 'trias' })]).toEqual([1, 1]);
  });

  it('of another content counts for nothing, and stays as it was', () => {
    const before = after('+a -b +c');
    const now = { ...CLANS, content_hash: 'fedcba9876543210' };
    expect([isOfOtherContent(before, CLANS), isOfOtherContent(before, now)]).toEqual([false, true]);
    expect(isOfOtherContent(before, { ...now, game: 'trias' })).toBe(false);
    expect([levelIn(before, CLANS) > 1, levelIn(before, now)]).toEqual([true, 1]);
    const later = answered(before, now, puzzle('d', 3), 'solved');
    expect(isOfOtherContent(later, now)).toBe(false);
    expect(levelIn(later, CLANS)).toBe(levelIn(before, CLANS));
    expect(later.answers).toMatchObject(before.answers);
  });

  it('discards what the rule before stored, by which a wrong answer solved a puzzle', () => {
    const stored = new Map([['pangea-puzzles', '{"tried":{"a":"later"},"streak":3,"best":9}']]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    expect(progress()).toEqual(NONE);
    expect([...stored.keys()]).toEqual([]);
    keep(after('+a'));
    expect(stateOf(progress(), 'a')).toBe('solved');
    vi.unstubAllGlobals();
  });
});

describe('the next puzzle', () => {
  const some = [puzzle('a', 3), puzzle('b', 1), puzzle('c', 2), puzzle('d', 1)];
  const next = (now: Progress, last: string | null = null) => nextPuzzle(some, now, CLANS, last)!.id;

  it('is one that suits, and not the same again', () => {
    expect(next(NONE)).toBe('b');
    expect(next(NONE, 'b')).toBe('d');
    expect(next({ ...NONE, levels: { [`clans ${CLANS.content_hash}`]: 2.8 } })).toBe('a');
  });

  it('is a new one before one that failed lately, and that before one that was solved', () => {
    const now = after('+a +b -c');
    expect(next(now)).toBe('d');
    expect(next(now, 'd')).toBe('c');
    expect(nextPuzzle(some.slice(0, 1), now, CLANS, 'a')!.id).toBe('a');
    expect(nextPuzzle([], now, CLANS)).toBeNull();
  });

  it('is one that failed, before new ones, as soon as enough others were answered', () => {
    const others = Array.from({ length: OTHERS_BETWEEN }, (_, number) => `+other${number}`);
    const soon = after(`-c ${others.slice(1).join(' ')}`);
    expect(next(soon)).not.toBe('c');
    const due = after(`${others[0]!}`, soon);
    expect(next(due)).toBe('c');
    // The player fails again, and it comes back once more.
    expect(next(after('-c', due), 'c')).not.toBe('c');
    expect(next(after(`-c ${others.join(' ')}`, due))).toBe('c');
  });

  it('is the one that failed the longest ago when all others are solved', () => {
    expect(next(after('-d -a +b +c'))).toBe('d');
    expect(next(after('-d -a +b +c -d'), 'd')).toBe('a');
  });

  it('is of the next game where they are mixed', () => {
    expect(nextGame(['clans', 'trias'], null)).toBe('clans');
    expect(nextGame(['clans', 'trias'], 'clans')).toBe('trias');
    expect(nextGame(['clans', 'trias'], 'trias')).toBe('clans');
    expect(nextGame([], null)).toBeNull();
  });
});

describe('a wrong answer', () => {
  it('is told what it costs: what is known, or at least how far the best is ahead', () => {
    const why = [{ say: 'clans-founded', about: {} }];
    const one = puzzle('a', 1, { wrong: { dear: { cost: 0.256, why } } });
    const percent = (share: number) => ({ cost: { say: 'analysis-percent', about: { percent: share } } });
    expect(whyWrong(one, 'dear')).toEqual([{ say: 'puzzles-cost', about: percent(26) }, ...why]);
    expect(whyWrong(one, 'other')).toEqual([{ say: 'puzzles-page-cost-least', about: percent(20) }]);
    const counted = puzzle('b', 1, { kind: 'count', wrong: { 5: { cost: null, why } } });
    expect(whyWrong(counted, '5')).toEqual(why);
    expect(whyWrong(counted, '6')).toEqual([{ say: 'puzzles-page-wrong-answer', about: {} }]);
  });
});

const FOLDER = 'public/puzzles';
describe.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))('the puzzles of %s', (game) => {
  const rulebook = new Rulebook(new WebAssembly.Module(readFileSync(`public/rulebooks/${game}.wasm`)));
  const { puzzles } = JSON.parse(readFileSync(`${FOLDER}/${game}.json`, 'utf-8')) as Puzzles;

  it('are solved by their answers and by nothing else that is listed', () => {
    for (const one of puzzles.filter(asksForMove)) {
      for (const answer of one.answers) expect(scenarioOf(rulebook, one).play(answer).kind).toBe('done');
      for (const wrong of Object.keys(one.wrong)) {
        const scenario = scenarioOf(rulebook, one);
        expect(scenario.play(wrong).kind).toBe('wrong');
        scenario.putBack();
        expect(scenario.made).toEqual([]);
      }
    }
  });

  it('have a line that can be shown on the board, after the move that it begins with', () => {
    for (const one of puzzles.filter(asksForMove)) {
      const scenario = scenarioOf(rulebook, one);
      for (const move of scenario.solution()!) scenario.play(move);
      expect([...scenario.rest()]).toEqual(one.line.slice(1));
    }
  });

  it('show what was played before, and then what is asked', () => {
    for (const one of puzzles) {
      expect(toldBefore(rulebook, one)).toHaveLength(one.moves.length);
      const earlier = earlierOf(rulebook, one);
      expect([...earlier.rest()]).toEqual(one.moves);
      const view = (scenario: Scenario) => rulebook.veiled(scenario.match.state, one.seat, false);
      expect(view(earlier)).toEqual(view(scenarioOf(rulebook, one)));
    }
  });

  it('offer a right choice where they offer choices, and show nothing that the seat can’t know', () => {
    for (const one of puzzles) {
      const choices = one.choices.map(({ answer }) => answer);
      if (!asksForMove(one)) expect(choices.filter((answer) => isRight(one, answer))).toHaveLength(1);
      const { scene } = scenarioOf(rulebook, one);
      expect(scene.eyes).toBe(one.seat);
    }
  });
});
