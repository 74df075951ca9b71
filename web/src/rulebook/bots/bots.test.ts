import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { rounded } from '../beliefs';
import { Match } from '../match';
import { Rulebook } from '../rulebook';
import { seenBy } from '../seen';
import { advise, BadBot, botFor } from '.';
import { randomRoomOf } from './random_room';
import type { Task } from './searcher';
import { settingsFrom } from './settings';
import { LocalThinker } from './thinker';
import { Random } from '../chance';

const NEVER = new AbortController().signal;
const SEED = '5';

function matchOf(game: string, players = 3): Match {
  const rulebook = new Rulebook(new WebAssembly.Module(readFileSync(`public/rulebooks/${game}.wasm`)));
  const match = new Match(rulebook, { players, options: {}, seed: SEED });
  match.letNatureMove();
  return match;
}

test('odds are rounded as Python rounds them', () => {
  expect([1 / 32, 3 / 32, 0.5, 0.12345, 1 / 3, 1].map(rounded)).toEqual([
    0.0312, 0.0938, 0.5, 0.1235, 0.3333, 1,
  ]);
});

test('settings are read as Python reads them', () => {
  const { about } = matchOf('genesis').rulebook;
  expect(settingsFrom(about, '2000')).toMatchObject({ iterations: 2000, seconds: null, reuse: false });
  expect(settingsFrom(about, '0.2s,threads=2,reuse')).toMatchObject({
    seconds: 0.2,
    threads: 2,
    reuse: true,
  });
  expect(settingsFrom(about, '')).toEqual(about.search);
  for (const text of ['0', 'many', '2.5', '-1s', 'threads=65', 'threads=', 'courage=1', 'toString=1'])
    expect(() => settingsFrom(about, text)).toThrow(BadBot);
});

test('a bot that there is not is refused', () => {
  const { rulebook } = matchOf('genesis');
  for (const name of ['wizard', 'program:./mine', 'greedy:2'])
    expect(() => botFor(name, rulebook, SEED)).toThrow(BadBot);
});

test('whoever is told to stop chooses at once, with what it has', async () => {
  const match = matchOf('genesis');
  const bot = botFor('search:1000000', match.rulebook, SEED);
  expect(match.rulebook.written(match.state, match.rulebook.legal(match.state))).toContain(
    await bot.choose(match, match.turn, AbortSignal.abort()),
  );
  const tries = bot.thoughts.reduce((sum, { visits }) => sum + visits, 0);
  expect(tries).toBeLessThan(20);
});

test('a search lets others speak meanwhile, and hears them', async () => {
  const match = matchOf('genesis');
  const stop = new AbortController();
  const heard: number[] = [];
  const bot = botFor('search:1000000000', match.rulebook, SEED);
  setTimeout(() => stop.abort());
  await bot.choose(match, match.turn, stop.signal, (share) => heard.push(share));
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).toEqual([...heard].sort((one, other) => one - other));
});

test('a bot knows no more than its seat', async () => {
  const match = matchOf('clans');
  const seat = match.turn;
  const other = match.at(match.moves.length);
  const hidden = Random.from('another deal').lend(randomRoomOf(match.rulebook), (random) =>
    match.rulebook.imagined(match.state, seat, random),
  );
  Object.assign(other, { now: hidden });
  expect(other.state).not.toEqual(match.state);
  expect(seenBy(other, seat)).toEqual(seenBy(match, seat));
  for (const level of ['hatchling', 'gatherer', 'hunter']) {
    const [one, two] = [match, other].map((table) =>
      botFor(level, table.rulebook, SEED).choose(table, seat, NEVER),
    );
    expect(await one).toBe(await two);
  }
});

test('a tree that was too small grows again in a larger one, and thinks the same', async () => {
  const { rulebook, state, turn: seat } = matchOf('genesis');
  const settings = settingsFrom(rulebook.about, '600');
  const task: Task = { state, seat, belief: new Float64Array(0), seed: SEED, stream: 64, since: null };
  const [small, large] = [new LocalThinker(rulebook, settings, 700), new LocalThinker(rulebook, settings)];
  const found = await small.think(task, NEVER);
  expect(found.branches.length).toBeGreaterThan(0);
  expect(found).toEqual(await large.think(task, NEVER));
});

test('a hint has the best move first, and what is expected after it', async () => {
  const match = matchOf('genesis', 2);
  const { move, considered, line } = await advise(match, match.turn, NEVER);
  expect(considered[0]!.move).toBe(move);
  expect(line[0]).toBe(move);
  expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBeGreaterThan(9000);
});
