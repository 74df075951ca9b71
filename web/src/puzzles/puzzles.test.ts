/** Which puzzle comes next, what is kept of answers, and what an answer is told; with the real rules and puzzles. */

import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Scenario } from '../learn/scenario';
import { Rulebook } from '../rulebook/rulebook';
import { nextGame, nextPuzzle } from './choosing';
import { answered, isSolved, levelIn, type Progress, solvedCount } from './progress';
import { asksForMove, type Puzzle, type Puzzles } from './puzzles';
import { earlierOf, isRight, scenarioOf, toldBefore, whyWrong } from './solving';

const NOTHING: Progress = { tried: {}, levels: {}, streak: 0, best: 0, last: null };

function puzzle(id: string, difficulty: number, more: Partial<Puzzle> = {}): Puzzle {
  return { id, difficulty, kind: 'best', answers: ['right'], wrong: {}, margin: 0.2, ...more } as Puzzle;
}

describe('what is kept of puzzles', () => {
  it('counts those in a row that were solved at the first try, and the best row', () => {
    let now = NOTHING;
    for (const id of ['a', 'b']) now = answered(now, 'clans', puzzle(id, 1), 'first');
    expect([now.streak, now.best]).toEqual([2, 2]);
    now = answered(now, 'clans', puzzle('c', 1), 'later');
    expect([now.streak, now.best, isSolved(now, 'c')]).toEqual([0, 2, true]);
    now = answered(now, 'clans', puzzle('d', 1), 'shown');
    expect(isSolved(now, 'd')).toBe(false);
    expect(solvedCount(now, [puzzle('a', 1), puzzle('d', 1)])).toBe(1);
  });

  it('lets nobody gain by answering the same again', () => {
    const missed = answered(NOTHING, 'clans', puzzle('a', 1), 'shown');
    const again = answered(missed, 'clans', puzzle('a', 1), 'first');
    expect([again.tried.a, again.streak, again.levels]).toEqual(['later', 0, missed.levels]);
    const solved = answered(NOTHING, 'clans', puzzle('a', 1), 'first');
    expect(answered(solved, 'clans', puzzle('a', 1), 'shown').tried.a).toBe('first');
  });

  it('moves the level of a game with what is solved there, within bounds', () => {
    let now = NOTHING;
    for (let number = 0; number < 40; number++)
      now = answered(now, 'clans', puzzle(`up${number}`, 5), 'first');
    expect(levelIn(now, 'clans')).toBe(5);
    const before = levelIn(now, 'clans');
    now = answered(now, 'clans', puzzle('hard', 3), 'shown');
    expect(levelIn(now, 'clans')).toBeLessThan(before);
    for (let number = 0; number < 40; number++)
      now = answered(now, 'clans', puzzle(`down${number}`, 1), 'shown');
    expect([levelIn(now, 'clans'), levelIn(now, 'trias')]).toEqual([1, 1]);
  });
});

describe('the next puzzle', () => {
  const some = [puzzle('a', 3), puzzle('b', 1), puzzle('c', 2), puzzle('d', 1)];

  it('is one that suits, and not the same again', () => {
    expect(nextPuzzle(some, NOTHING, 'clans')!.id).toBe('b');
    expect(nextPuzzle(some, NOTHING, 'clans', 'b')!.id).toBe('d');
    expect(nextPuzzle(some, { ...NOTHING, levels: { clans: 2.8 } }, 'clans')!.id).toBe('a');
  });

  it('is a new one before one that was missed, and that before one that was solved', () => {
    const tried = { a: 'first', b: 'first', c: 'shown' } as const;
    const now = { ...NOTHING, tried };
    expect(nextPuzzle(some, now, 'clans')!.id).toBe('d');
    expect(nextPuzzle(some, now, 'clans', 'd')!.id).toBe('c');
    expect(nextPuzzle(some.slice(0, 1), now, 'clans', 'a')!.id).toBe('a');
    expect(nextPuzzle([], now, 'clans')).toBeNull();
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
