/** Tables that begin in the midst of a game, with the real rules. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Random } from '../rulebook/chance';
import { Match } from '../rulebook/match';
import { positionText } from '../rulebook/positions';
import { awaited, BOB, books, BOT, GAMES, ME, moveOf, opened, PATIENCE, refused } from './fixtures';
import { type StartWanted, textOf } from './practice';
import { Store } from './store';

vi.setConfig({ testTimeout: PATIENCE });
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

/** A whole game of two that somebody once played, and a moment of it at which a player is to move. */
function played(game: string, seed = '5') {
  const match = new Match(books.get(game)!, { players: 2, options: {}, seed });
  const random = Random.from(seed);
  const turns: number[] = [];
  match.letNatureMove();
  while (!match.isOver) {
    turns.push(match.moves.length);
    const legal = match.rulebook.legal(match.state);
    match.make(legal[random.below(legal.length)]!);
    match.letNatureMove();
  }
  const late = turns[Math.floor(turns.length * 0.7)]!;
  return { match, at: match.at(late), late };
}

function fromReplay(game: string): StartWanted & { moves: string[] } {
  const { match, late } = played(game);
  const [before, moves] = [match.moves.slice(0, late), match.moves.slice(late)];
  const { points, winners } = match.record();
  const went = { before, moves, points: points!, winners: winners!, names: ['Eva', 'Uwe'] };
  return { from: 'replay', moves: before, went, back: '/replay/x#move-3' };
}

/** What a seat knows at that moment. */
function seenBy(game: string, seat: number): StartWanted {
  const { at } = played(game);
  return { from: 'puzzle', state: textOf(at.rulebook.veiled(at.state, seat, false)) };
}

describe('practice', () => {
  it.each(GAMES)('goes on from a replay, to an end beside the one there: %s', async (game) => {
    const { tables, replays } = opened();
    const start = fromReplay(game);
    const { id, practice, fairness } = await tables.make({ game, seats: [ME, BOT], start });
    expect(practice).toEqual({ from: 'replay', back: start.back, moves: start.moves.length, went: null });
    expect(fairness.seed).toBeNull();
    let table = await awaited(tables, id);
    for (; table.status !== 'over'; table = await awaited(tables, id))
      await tables.act(id, 'moves', moveOf(table), 0);
    const over = await tables.end(id).catch(() => tables.look(id, null, 0));
    const { points, winners, names } = start.went!;
    expect(over).toHaveProperty('practice.went', expect.objectContaining({ points, winners, names }));
    expect(over).toHaveProperty('practice.went.told.0.say', expect.stringMatching(`^${game}-`));
    expect(await tables.listed()).toMatchObject([{ isPractice: true }]);
    const { record, begins } = await replays.replay(id);
    expect((record.moves as string[]).slice(0, start.moves.length)).toEqual(start.moves);
    expect(record).not.toHaveProperty('seed');
    expect(begins).toBeUndefined();
    await expect(replays.openRecord(record)).resolves.toHaveProperty('id');
  });

  it.each(GAMES)('goes on from what a seat knows; what it does not is imagined once: %s', async (game) => {
    const { tables, replays, store } = opened();
    const start = seenBy(game, 1);
    const { id, scene } = await tables.make({ game, seats: [BOT, ME], start });
    const { rulebook } = played(game).match;
    const known = rulebook.veiled(played(game).at.state, 1, false);
    expect(scene!.view).toEqual(rulebook.view(known, 1, false));
    const first = (await tables.position(id, 1)).state;
    const again = opened(store);
    expect((await again.tables.position(id, 1)).state).toBe(first);
    const record = (await tables.record(id)) as { position: string; options: object };
    expect(record.position).not.toContain('?');
    expect(record.options).toEqual({});
    for (let table = await awaited(tables, id); table.status !== 'over'; table = await awaited(tables, id))
      await tables.act(id, 'moves', moveOf(table), 0);
    const replay = await replays.replay(id);
    expect(replay.record).toMatchObject({ position: record.position, seed: expect.any(String) as unknown });
    expect(replay.begins).toHaveLength(start.state!.length);
    await expect(replays.openRecord(replay.record)).rejects.toEqual(refused('bad-record'));
  });

  it('goes on from a whole position as it is', async () => {
    const { tables } = opened();
    const { at } = played('clans');
    const { id } = await tables.make({
      game: 'clans',
      seats: [ME, BOB],
      start: { from: 'lesson', state: textOf(at.state), eyes: 0 },
    });
    expect(await tables.record(id)).toMatchObject({
      position: positionText(at.rulebook, at.state),
      moves: [],
    });
  });

  it('takes nothing back that was made before it began', async () => {
    const { tables } = opened();
    const start = fromReplay('genesis');
    const { id } = await tables.make({ game: 'genesis', seats: [ME, BOB], start });
    const table = await awaited(tables, id);
    expect(table.undo).toBe('no');
    const act = moveOf(table);
    await expect(tables.act(id, 'undo', act, 0)).rejects.toEqual(refused('nothing-to-undo'));
    const after = await tables.act(id, 'moves', act, 0);
    const back = await tables.act(id, 'undo', { seat: act.seat, number: after.number }, 0);
    expect([back.undo, back.scene]).toEqual(['no', table.scene]);
  });

  it.each(['clans', 'trias'])('lets bots believe what is told since it began: %s', async (game) => {
    const { tables } = opened();
    const { id } = await tables.make({ game, seats: [ME, BOB], start: seenBy(game, 0), belief: true });
    const before = await awaited(tables, id);
    await tables.act(id, 'moves', moveOf(before), 0);
    const table = await awaited(tables, id);
    const { turn, legal } = table.scene!;
    const hint = await tables.hint(id, { seat: turn, number: table.number });
    expect(legal).toContain(hint.move);
  });

  it('is tried again by the same people in the same seats', async () => {
    const { tables } = opened();
    const start = seenBy('clans', 0);
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOT], start });
    const began = ((await tables.record(id)) as { position: string }).position;
    await tables.end(id);
    const next = await tables.rematch(id);
    expect(next.seats.map(({ name }) => name)).toEqual(['Ada', 'hatchling']);
    expect(await tables.record(next.id)).toMatchObject({ position: began });
  });

  it.each<[string, Partial<StartWanted>, string]>([
    ['too few bytes', { state: btoa('short'), moves: [] }, 'bad-start'],
    ['no bytes at all', { state: 'ß', moves: [] }, 'bad-start'],
    ['a move that is not legal', { moves: ['move 1>1'] }, 'illegal'],
    ['a move that is none', { moves: ['fly'] }, 'unreadable'],
    ['a game that is over', { moves: played('clans').match.moves }, 'bad-start'],
    ['another number of players', seenBy('clans', 0), 'bad-start'],
  ])('is refused from %s, and nothing is kept', async (_, start, code) => {
    const { tables } = opened();
    const players = start.from === 'puzzle' ? [ME, BOT, BOT] : [ME, BOT];
    const wanted = { game: 'clans', seats: players, start: { ...start, from: 'replay' as const } };
    await expect(tables.make(wanted)).rejects.toEqual(refused(code));
    expect(await tables.listed()).toEqual([]);
  });

  it.each([
    ['another state', { state: textOf(played('clans', '6').at.state) }],
    ['another text', { text: 'players 2; turn 0' }],
  ])('that was kept with %s is not believed', async (_, changed) => {
    const { tables, store } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOT], start: seenBy('clans', 0) });
    const rows = structuredClone((await store.read(id))!) as { entry: { start: { position: object } } }[];
    Object.assign(rows[0]!.entry.start.position, changed);
    const other = new Store(() => undefined);
    vi.spyOn(other, 'read').mockResolvedValue(rows);
    await expect(opened(other).tables.look(id, null, 0)).rejects.toEqual(refused('damaged'));
  });
});
