import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it, test } from 'vitest';

import { Match } from '../rulebook/match';
import { Illegal, NATURE, Rulebook } from '../rulebook/rulebook';
import { answerOf, LessonRun } from './lesson';
import { addressOf, FIRST, type Lesson, lessonOn, type Lessons, stateIn } from './lessons';
import { matchFrom, Scenario, SEVERAL, type Task } from './scenario';

const FOLDER = 'public/learn';
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const rulebooks = new Map<string, Rulebook>();

function rulebook(game: string): Rulebook {
  const made =
    rulebooks.get(game) ??
    new Rulebook(new WebAssembly.Module(readFileSync(`public/rulebooks/${game}.wasm`)));
  rulebooks.set(game, made);
  return made;
}

function lessonsIn(file: string): Lessons {
  return JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf-8')) as Lessons;
}

describe.each(files)('the lessons in %s', (file) => {
  const told = lessonsIn(file);

  test.each(told.lessons.map((lesson) => [lesson.name, lesson] as const))('%s can be done', (_, lesson) => {
    const run = new LessonRun(rulebook(told.game), lesson);
    lesson.steps.forEach((step, number) => {
      const scenario = run.open(number);
      if (step.task === 'game') return;
      // What the board marks with a golden rim is legal, move by move.
      const { rulebook: rules, state, turn } = scenario!.match;
      const offered = turn === step.seat ? rules.written(state, rules.legal(state)) : [];
      expect(scenario!.playable).toEqual(offered);
      for (const { move, rule } of step.refused ?? []) expect(refusalOf(scenario!, move)).toBe(rule);
      for (const [moves, answer] of Object.entries(step.answers ?? {})) {
        expect(played(scenario!, moves)).toEqual({ kind: 'wrong', answer });
        scenario!.putBack();
      }
      if (step.task === 'do')
        expect(played(scenario!, scenario!.solution()!.join(SEVERAL)).kind).toBe('done');
      if (step.task === 'count') expect(Number.isInteger(answerOf(scenario!, step))).toBe(true);
      expect([...scenario!.rest()]).toEqual(step.line ?? []);
    });
  });
});

function refusalOf(scenario: Scenario, move: string): string | null {
  try {
    scenario.play(move);
  } catch (problem) {
    return problem instanceof Illegal ? problem.rule : null;
  }
  return null;
}

function played(scenario: Scenario, moves: string) {
  const verdicts = moves.split(SEVERAL).map((move) => scenario.play(move));
  return verdicts.at(-1)!;
}

/** A game of Clans that stands where a village can be founded. */
function beforeVillage(): Match {
  const match = new Match(rulebook('clans'), { players: 3, options: {}, seed: '4' });
  match.letNatureMove();
  while (!new Scenario(match, { seat: match.turn, tells: ['clans-founded'] }).solution()) {
    const legal = rulebook('clans').written(match.state, rulebook('clans').legal(match.state));
    match.play(legal[(match.moves.length * 7) % legal.length]!);
  }
  return match;
}

describe('a task', () => {
  const begun = beforeVillage();
  const founds: Task = { seat: begun.turn, tells: ['clans-founded'] };

  function scenario(task: Partial<Task>): Scenario {
    const match = matchFrom(rulebook('clans'), begun.players, begun.state);
    return new Scenario(match, { ...founds, tells: [], ...task });
  }

  const [founding] = scenario(founds).solution()!;
  const other = scenario(founds).playable.find((move) => {
    const tried = scenario(founds);
    return tried.play(move).kind === 'wrong';
  })!;

  it('is done by a move that is named', () => {
    expect(scenario({ do: [other] }).play(other)).toEqual({ kind: 'done', answer: null });
    expect(scenario({ do: [other] }).play(founding!)).toEqual({ kind: 'wrong', answer: null });
    expect(scenario({ do: ['move 0>59', other] }).solution()).toEqual([other]);
  });

  it('is done by what a move comes to', () => {
    expect(scenario(founds).play(founding!).kind).toBe('done');
    expect(scenario(founds).play(other).kind).toBe('wrong');
  });

  it('is done by points', () => {
    const token = scenario({ gains: 1 });
    expect(token.play(token.solution()![0]!).kind).toBe('done');
    expect(scenario({ gains: 99 }).solution()).toBeNull();
  });

  it('answers moves that it expected, and puts them back', () => {
    const asked = scenario({ ...founds, answers: { [other]: 'near' } });
    const { scene } = asked;
    expect(asked.play(other)).toEqual({ kind: 'wrong', answer: 'near' });
    expect(asked.made).toEqual([other]);
    asked.putBack();
    expect(asked.scene).toEqual(scene);
    expect(asked.play(founding!).kind).toBe('done');
  });

  it('refuses a move that is asked about, says by which rule, and does not offer it', () => {
    const asked = scenario({ ...founds, refused: [{ move: 'move 0>59', rule: 'C1.3' }] });
    expect(asked.playable).not.toContain('move 0>59');
    expect(refusalOf(asked, 'move 0>59')).toBe('C1.3');
    expect(asked.made).toEqual([]);
  });

  it('offers nothing to a seat whose turn it is not', () => {
    expect(scenario({ seat: (begun.turn + 1) % 3 }).playable).toEqual([]);
  });
});

describe('a task of several moves', () => {
  const begun = new Match(rulebook('trias'), { players: 2, options: {}, seed: '9' });
  begun.letNatureMove();
  while (begun.turn === NATURE || !legal().some((move) => move.startsWith('lift')))
    begun.play(legal().at(-1)!);
  const lift = legal().find((move) => move.startsWith('lift'))!;

  function legal(): string[] {
    return rulebook('trias').written(begun.state, rulebook('trias').legal(begun.state));
  }

  function scenario(task: Partial<Task>): Scenario {
    return new Scenario(matchFrom(rulebook('trias'), 2, begun.state), { seat: begun.turn, ...task });
  }

  it('goes on until the last of them', () => {
    const tried = scenario({});
    tried.play(lift);
    const put = tried.playable[0]!;
    const asked = scenario({ do: [`${lift}; ${put}`] });
    expect(asked.play(lift).kind).toBe('going');
    expect(asked.play(put).kind).toBe('done');
    expect(scenario({ do: [`${lift}; ${put}`] }).solution()).toEqual([lift, put]);
  });

  it('may leave it open which ones', () => {
    const asked = scenario({ tells: ['trias-move-put'], within: 2 });
    expect(asked.play(lift).kind).toBe('going');
    const found = scenario({ tells: ['trias-move-put'], within: 2 }).solution();
    expect(found).toHaveLength(2);
    expect(scenario({ tells: ['trias-move-put'], within: 1 }).solution()).toBeNull();
  });
});

describe('a lesson', () => {
  const begun = beforeVillage();
  const begin = {
    players: begun.players,
    position: '',
    state: btoa(String.fromCharCode(...begun.state)),
  };
  const seat = begun.turn;
  const lesson: Lesson = {
    name: 'village',
    rules: [],
    steps: [
      { name: 'found', task: 'do', seat, begin, tells: ['clans-founded'] },
      { name: 'worth', task: 'count', seat, count: { points: seat } },
      { name: 'play', task: 'game', seat },
    ],
  };

  it('goes on from what was done, and from what should have been where a step was skipped', () => {
    const run = new LessonRun(rulebook('clans'), lesson);
    const scenario = run.open(0)!;
    const first = scenario.solution()![0]!;
    scenario.play(first);
    expect(run.open(1)!.match.moves).toEqual([first]);
    const skipped = new LessonRun(rulebook('clans'), lesson).open(1)!;
    expect(skipped.match.moves).toEqual([first]);
  });

  it('begins a step anew that was not finished', () => {
    const run = new LessonRun(rulebook('clans'), lesson);
    const scenario = run.open(0)!;
    scenario.play(scenario.playable.find((move) => move !== scenario.solution()![0])!);
    expect(run.open(1)!.match.moves).toHaveLength(1);
    expect(run.open(0)!.match.moves).toHaveLength(0);
  });

  it('counts what the rules count', () => {
    const run = new LessonRun(rulebook('clans'), lesson);
    const scenario = run.open(1)!;
    const points = answerOf(scenario, lesson.steps[1]!);
    expect(points).toBe(rulebook('clans').pointsNow(scenario.match.state, 3)[seat]);
    expect(answerOf(scenario, { ...lesson.steps[1]!, count: { answer: 9 } })).toBe(9);
    const before = run.open(0)!;
    const after = before.solution()![0]!;
    const gained = answerOf(before, { ...lesson.steps[1]!, count: { points: seat, after } });
    expect(gained).toBeGreaterThan(0);
    expect(before.match.moves).toEqual([]);
  });

  it('has its state where it begins', () => {
    expect(stateIn(begin)).toEqual(begun.state);
  });
});

describe('the lesson on a rule', () => {
  it('is one that the game has', () => {
    for (const file of files) {
      const { game, lessons } = lessonsIn(file);
      const rules = lessons.flatMap((lesson) => lesson.rules);
      for (const rule of rules) {
        const found = lessons.find(({ name }) => name === lessonOn(game, rule))!;
        expect(found.rules).toContain(rule);
        const ofItsOwn = lessons.some(({ name, rules: own }) => name !== FIRST && own.includes(rule));
        expect(found.name === FIRST).toBe(!ofItsOwn);
      }
      expect(lessonOn(game, 'X9.9')).toBeNull();
    }
    expect(lessonOn('chess', 'C1')).toBeNull();
  });

  it('has an address that knows the way back', () => {
    expect(addressOf('clans')).toBe('/learn/clans');
    expect(addressOf('clans', 'village', '/table/~a b')).toBe('/learn/clans/village?back=%2Ftable%2F~a%20b');
  });
});
