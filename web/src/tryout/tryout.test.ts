import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { Match } from '../rulebook/match';
import { NATURE, OVER, Rulebook } from '../rulebook/rulebook';
import { TryOut } from './tryout';

const rulebooks = new Map<string, Rulebook>();

function rulebook(game: string): Rulebook {
  const known = rulebooks.get(game);
  if (known) return known;
  const made = new Rulebook(new WebAssembly.Module(readFileSync(`public/rulebooks/${game}.wasm`)));
  rulebooks.set(game, made);
  return made;
}

/** A match after some moves, always the first or the last legal one. */
function played(game: string, moves: number): Match {
  const match = new Match(rulebook(game), { players: 3, options: {}, seed: '12' });
  match.letNatureMove();
  while (match.moves.length < moves) {
    const legal = rulebook(game).written(match.state, rulebook(game).legal(match.state));
    match.play(legal[match.moves.length % legal.length]!);
  }
  return match;
}

function knownBy(match: Match, eyes: number) {
  const state = match.rulebook.veiled(match.state, eyes, match.isOver);
  return {
    players: 3,
    options: {},
    version: match.rulebook.about.version,
    moves: match.moves.length,
    state,
    eyes,
  };
}

describe.each(['clans', 'genesis', 'planet', 'trias'])('%s', (game) => {
  test('it begins where the game is, as the seat sees it', () => {
    const match = played(game, 90);
    for (const eyes of [0, 1, 2]) {
      const tried = new TryOut(rulebook(game), knownBy(match, eyes), '5');
      const veiled = match.rulebook.veiled(match.state, eyes, false);
      expect(tried.scene.view).toEqual(match.rulebook.view(veiled, eyes, false));
      expect(tried.scene.turn).toBe(match.turn);
    }
  });

  test('a game can be tried to its end, and be gone back through', () => {
    const match = played(game, 60);
    const tried = new TryOut(rulebook(game), knownBy(match, 0), '7');
    const begun = tried.scene;
    for (let step = 0; tried.scene.turn !== OVER; step++) {
      const { turn, legal } = tried.scene;
      if (turn === NATURE) tried.draw();
      else tried.play(legal[step % legal.length]!);
    }
    expect(tried.scene.winners.length).toBeGreaterThan(0);
    expect(tried.onward).toEqual([]);
    tried.goTo(null);
    expect(tried.scene).toEqual(begun);
    expect(tried.onward).toHaveLength(1);
  });
});

test('branches stay, and a move that was tried before is gone to', () => {
  const match = played('clans', 70);
  const tried = new TryOut(rulebook('clans'), knownBy(match, 0), '7');
  const [one, other] = tried.scene.legal as [string, string];
  tried.play(one);
  const [first] = tried.line;
  tried.goTo(null);
  tried.play(other);
  expect(tried.besides(tried.line[0]!).map(({ move }) => move)).toEqual([one, other]);
  tried.goTo(null);
  tried.play(one);
  expect(tried.line[0]).toBe(first);
  expect(tried.onward).toEqual([]);
});

test('what is hidden may be imagined otherwise, and what the seat knows stays', () => {
  const match = played('clans', 70);
  const tried = new TryOut(rulebook('clans'), knownBy(match, 0), '7');
  const begun = tried.scene;
  tried.play(begun.legal[0]!);
  tried.imagineAnew();
  expect(tried.scene).toEqual(begun);
  expect(tried.onward).toEqual([]);
});

test('nature’s outcomes add up, and any of them can be chosen', () => {
  const match = played('genesis', 40);
  const tried = new TryOut(rulebook('genesis'), knownBy(match, 0), '7');
  while (tried.scene.turn !== NATURE) tried.play(tried.scene.legal[0]!);
  const { outcomes } = tried;
  expect(outcomes.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
  const last = outcomes[outcomes.length - 1]!;
  tried.play(last.move);
  expect(tried.line[tried.line.length - 1]!.move).toBe(last.move);
});

test('a move that a rule forbids changes nothing', () => {
  const match = played('clans', 70);
  const tried = new TryOut(rulebook('clans'), knownBy(match, 0), '7');
  const begun = tried.scene;
  expect(() => tried.play('move 1>1')).toThrow();
  expect(tried.scene).toEqual(begun);
  expect(tried.line).toEqual([]);
});
