/** Acts at tables in the page, with the real rules. Node has no store of its own: everything stays in memory. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { seedHash } from '../rulebook/chance';
import { awaited, BOB, BOT, GAMES, ME, moveOf, opened, PATIENCE, refused, SOON } from './fixtures';
import { Store } from './store';

vi.setConfig({ testTimeout: PATIENCE });

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));

describe('a table in the page', () => {
  it.each(GAMES)('is played against bots to its end: %s', async (game) => {
    const { tables, replays } = opened();
    const { id } = await tables.make({ game, seats: [ME, BOT] });
    expect(id).toMatch(/^~[a-z2-9]{12}$/);
    let table = await awaited(tables, id);
    for (; table.status !== 'over'; table = await awaited(tables, id))
      await tables.act(id, 'moves', moveOf(table), 0);
    const { points, winners } = table.scene!;
    expect(await tables.listed()).toMatchObject([{ status: 'over', result: { points, winners } }]);
    const { hash, seed } = table.fairness;
    expect(seedHash(seed!)).toBe(hash);
    const replay = await replays.replay(id);
    expect(replay.moves).toBe(table.scene!.moves);
    expect(replay.record).toMatchObject({ pangea: 1, game, seed, points: table.scene!.points });
    const { scenes } = await replays.scenes(id, 0, replay.moves, 32);
    expect(scenes).toHaveLength(1);
    const again = await replays.openRecord(replay.record);
    expect((await replays.replay(again.id)).lines).toEqual(replay.lines);
  });

  it('draws lots for the seats unless an order is wanted', async () => {
    const { tables } = opened();
    const kinds = async (order: { shuffle?: boolean }) => {
      const wanted = { game: 'clans', seats: [ME, BOB, BOT], ...order };
      const made = await Promise.all(Array.from({ length: 12 }, () => tables.make(wanted)));
      return new Set(made.map(({ seats }) => seats.map(({ kind }) => kind).join(' ')));
    };
    expect((await kinds({})).size).toBeGreaterThan(1);
    expect(await kinds({ shuffle: false })).toEqual(new Set(['person screen bot']));
  });

  it('gives each player the species that they chose, and turns them with the seats', async () => {
    const { tables, replays } = opened();
    const wanted = { game: 'genesis', seats: [ME, BOB], species: ['humans', 'dinosaurs'] };
    const { id, seats } = await tables.make(wanted);
    const own = seats.map(({ kind }) => (kind === 'person' ? 'humans' : 'dinosaurs'));
    expect(await tables.record(id)).toMatchObject({ species: own });
    const left = ['reptiles', 'mammals'];
    expect((await tables.look(id, null, 0)).scene!.view).toMatchObject({ species: [...own, ...left] });
    let table = await awaited(tables, id);
    for (; table.status !== 'over'; table = await awaited(tables, id))
      await tables.act(id, 'moves', moveOf(table), 0);
    const { record } = await replays.replay(id);
    expect(record).toMatchObject({ species: own });
    await replays.openRecord(record);
    const { id: next } = await tables.rematch(id);
    expect(await tables.record(next)).toMatchObject({ species: own.toReversed() });
  });

  it('is not made with a species for two players, or in a game that has none', async () => {
    const { tables } = opened();
    const made = (game: string) => tables.make({ game, seats: [ME, BOB], species: ['humans', 'humans'] });
    await expect(made('genesis')).rejects.toMatchObject({ code: 'bad-table', words: { say: 'core-roles' } });
    await expect(made('clans')).rejects.toMatchObject({ words: { say: 'core-roles-none' } });
  });

  it('tells no seed while it is played, and none of its moves to nobody', async () => {
    const { tables, replays } = opened();
    const { id, fairness } = await tables.make({ game: 'clans', seats: [ME, BOT], shuffle: false });
    expect(fairness.seed).toBeNull();
    await expect(replays.replay(id)).rejects.toEqual(refused('not-over'));
    await expect(tables.look(id, 1, 0)).rejects.toEqual(refused('not-your-eyes'));
    expect(await tables.record(id)).not.toHaveProperty('seed');
  });

  it.each([
    { who: 'alone with bots', seats: [ME, BOT, BOT], belief: undefined, isTold: true },
    { who: 'alone, who wants none', seats: [ME, BOT, BOT], belief: false, isTold: false },
    { who: 'several at one screen', seats: [ME, BOB, BOT], belief: undefined, isTold: false },
    { who: 'several who allow it', seats: [ME, BOB, BOT], belief: true, isTold: true },
  ])('tells what moves suggest, or not: $who', async ({ seats, belief, isTold }) => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'clans', seats, shuffle: false, belief });
    const table = await awaited(tables, id);
    expect(table.belief).toBe(isTold);
    expect(table.scene!.suspected).toHaveLength(isTold ? 2 : 0);
    await tables.end(id);
    expect((await tables.rematch(id)).belief).toBe(isTold);
  });

  it('refuses by the codes of the service', async () => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'genesis', seats: [ME, BOB], shuffle: false });
    const table = await awaited(tables, id);
    const act = moveOf(table);
    const other = { ...act, seat: 1 - act.seat };
    await expect(tables.act(id, 'moves', other, 0)).rejects.toEqual(refused('not-your-turn'));
    await expect(tables.act(id, 'moves', { ...act, seat: 5 }, 0)).rejects.toEqual(refused('no-such-seat'));
    await expect(tables.act(id, 'moves', { ...act, move: 'fly' }, 0)).rejects.toEqual(refused('unreadable'));
    await expect(tables.act(id, 'undo', act, 0)).rejects.toEqual(refused('nothing-to-undo'));
    await expect(tables.act(id, 'return', act, 0)).rejects.toEqual(refused('not-away'));
    await expect(tables.rematch(id)).rejects.toEqual(refused('not-over'));
    const after = await tables.act(id, 'moves', act, 0);
    expect(await tables.act(id, 'moves', act, 0)).toEqual(after);
    const late = { ...act, move: 'pass' };
    await expect(tables.act(id, 'moves', late, 0)).rejects.toEqual(refused('stale'));
    await expect(tables.look('~none', null, 0)).rejects.toEqual(refused('no-such-table'));
    await expect(tables.make({ game: 'chess', seats: [ME, BOT] })).rejects.toEqual(refused('no-rules'));
    await expect(tables.make({ game: 'clans', seats: [ME] })).rejects.toEqual(refused('bad-table'));
  });

  it('lets whoever moved last at the screen take that back, while nobody’s eyes look', async () => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOB], shuffle: false });
    expect((await tables.look(id, -1, 0)).undo).toBe('no');
    const before = await awaited(tables, id);
    const mover = before.scene!.turn;
    await tables.act(id, 'moves', moveOf(before), 0);
    const between = await tables.look(id, -1, 0);
    expect([between.scene!.eyes, between.undo]).toEqual([-1, 'now']);
    const back = await tables.act(id, 'undo', { seat: mover, number: between.number }, 0);
    expect(back.scene).toEqual(before.scene);
  });

  it('takes a move back; bots and nature then do the same again', async () => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'trias', seats: [ME, BOT], shuffle: false });
    const before = await awaited(tables, id);
    await tables.act(id, 'moves', moveOf(before), 0);
    const after = await awaited(tables, id);
    const act = { seat: 0, number: after.number };
    const back = await tables.act(id, 'undo', act, 0);
    expect(back.scene).toEqual(before.scene);
    await tables.act(id, 'moves', { ...moveOf(before), number: back.number }, 0);
    const again = await awaited(tables, id);
    // As far as the bot came before the person was to move: it moves as it did.
    expect(again.scene!.log).toEqual(after.scene!.log);
  });

  it('lets a bot stand in, and its person come back', async () => {
    const { tables, changed } = opened();
    const { id } = await tables.make({ game: 'genesis', seats: [ME, BOT], shuffle: false });
    const table = await awaited(tables, id);
    const left = await tables.act(id, 'leave', { seat: 0, number: table.number, level: 'hatchling' }, 0);
    expect(left.seats[0]).toMatchObject({ stands_in: true, level: 'hatchling' });
    expect(left.scene!.legal).toEqual([]);
    await vi.waitFor(() => expect(changed.mock.calls.length).toBeGreaterThan(1), SOON);
    const now = await tables.look(id, null, 0);
    if (now.status === 'over') return;
    const back = await tables.act(id, 'return', { seat: 0, number: now.number }, 0);
    expect(back.seats[0]).toMatchObject({ stands_in: false, level: null });
    expect(back.happened.map(({ kind, seat, level }) => [kind, seat, level])).toEqual([
      ['left', 0, 'hatchling'],
      ['returned', 0, null],
    ]);
  });

  it('is ended, and played again with everybody one seat further', async () => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOB, BOT], shuffle: false });
    const ended = await tables.end(id);
    expect([ended.status, ended.scene!.legal]).toEqual(['over', []]);
    expect(ended.happened).toMatchObject([{ kind: 'ended', seat: 0 }]);
    expect(await tables.listed()).toMatchObject([{ result: { points: [], winners: [] } }]);
    await expect(tables.end(id)).rejects.toEqual(refused('over'));
    const next = await tables.rematch(id);
    expect(next.seats.map(({ name }) => name)).toEqual(['Bob', 'hatchling', 'Ada']);
    expect((await tables.rematch(id)).id).toBe(next.id);
    expect((await tables.look(id, null, 0)).rematch).toBe(next.id);
  });

  it('makes a bot move at once that is told to', async () => {
    const { tables } = opened(undefined, 1e6);
    const { id } = await tables.make({ game: 'genesis', seats: [BOT, ME], shuffle: false });
    await tables.watch(id);
    const moved = async () => {
      tables.bots.hurry(id);
      const { scene } = await tables.look(id, null, 0);
      expect(scene!.log.lines.some(({ seat }) => seat === 0)).toBe(true);
    };
    await vi.waitFor(moved, SOON);
  });

  it('lets a seat be left and taken back although bots moved meanwhile', async () => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOB], shuffle: false });
    const before = await awaited(tables, id);
    const act = moveOf(before);
    const other = { seat: 1 - act.seat, number: before.number };
    await tables.act(id, 'moves', act, 0);
    const left = await tables.act(id, 'leave', other, 0);
    expect(left.seats[other.seat]!.stands_in).toBe(true);
    await vi.waitFor(async () => expect((await tables.look(id, -1, 0)).number).toBe(left.number + 1), SOON);
    const back = await tables.act(id, 'return', { ...other, number: left.number }, 0);
    expect(back.seats[other.seat]!.stands_in).toBe(false);
    const undo = { seat: act.seat, number: left.number };
    expect((await tables.act(id, 'undo', undo, 0)).scene!.moves).toBe(before.scene!.moves);
    await expect(tables.act(id, 'undo', undo, 0)).rejects.toEqual(refused('stale'));
    const ahead = { ...other, number: 99 };
    await expect(tables.act(id, 'leave', ahead, 0)).rejects.toEqual(refused('stale'));
  });

  it('knows at the end for whom a bot decided most', async () => {
    const { tables, replays } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOB], shuffle: false });
    const mayAct = async () => {
      const table = await tables.look(id, null, 0);
      if (table.status !== 'over' && table.scene!.legal.length === 0) throw new Error('not yet');
      return table;
    };
    let table = await awaited(tables, id);
    for (; table.status !== 'over'; table = await vi.waitFor(mayAct, SOON)) {
      const { turn } = table.scene!;
      if (turn === 0) await tables.act(id, 'moves', moveOf(table), 0);
      else await tables.act(id, 'leave', { seat: 1, number: table.number, level: 'gatherer' }, 0);
    }
    const played = [null, 'gatherer'];
    expect((await tables.look(id, null, 0)).seats.map((seat) => seat.played_by)).toEqual(played);
    expect((await tables.listed())[0]!.seats.map((seat) => seat.played_by)).toEqual(played);
    expect((await replays.replay(id)).played_by).toEqual(played);
  });

  it('gives a hint in words', async () => {
    const { tables } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOT], shuffle: false });
    const table = await awaited(tables, id);
    const hint = await tables.hint(id, { seat: 0, number: table.number });
    expect(table.scene!.legal).toContain(hint.move);
    expect(hint.words[0]!.say).toBe('analysis-considered');
    const [worth, points] = hint.why.slice(-2);
    expect(worth!.say).toMatch(/^analysis-hint-(odds|as-good)$/);
    expect(points!.say).toBe('analysis-hint-points');
  });
});

describe('what was kept', () => {
  /** A store that gives back what it was told, as another tab would find it. */
  async function reopened(change: (entries: unknown[]) => unknown[]) {
    const { tables, store } = opened();
    const { id } = await tables.make({ game: 'trias', seats: [ME, BOT], shuffle: false });
    for (let moves = 0; moves < 5; moves++)
      await tables.act(id, 'moves', moveOf(await awaited(tables, id)), 0);
    await awaited(tables, id);
    const entries = structuredClone((await store.read(id))!);
    const changed = change(entries);
    const other = new Store(() => undefined);
    vi.spyOn(other, 'read').mockResolvedValue(changed);
    return { id, before: await tables.look(id, 0, 0), ...opened(other) };
  }

  type Row = {
    entry: {
      type: string;
      move?: string;
      seed?: string;
      version?: number;
      content_hash?: string;
      nature?: string[];
    };
  };
  const last = (rows: unknown[]) => (rows as Row[]).findLast(({ entry }) => entry.type === 'moved')!;
  const first = (rows: unknown[]) => (rows as Row[])[0]!.entry;

  it('is opened again as it was', async () => {
    const { id, before, tables } = await reopened((rows) => rows);
    expect(await tables.look(id, 0, 0)).toEqual(before);
  });

  it.each([
    ['a move that is not legal', (rows: unknown[]) => ((last(rows).entry.move = 'fly'), rows)],
    ['another seed', (rows: unknown[]) => ((first(rows).seed = '12'), rows)],
    ['a row that is missing', (rows: unknown[]) => rows.toSpliced(2, 1)],
    ['a row of another kind', (rows: unknown[]) => rows.with(1, 'nonsense')],
    ['no rows', () => []],
  ])('is not believed with %s, and what is sound can be saved', async (_, change) => {
    const { id, tables } = await reopened(change);
    await expect(tables.look(id, null, 0)).rejects.toEqual(refused('damaged'));
    expect(await tables.saved(id)).toBeDefined();
  });

  it.each([
    ['another content', 'fedcba9876543210'],
    ['no content named, as before there were hashes', undefined],
  ])('of %s is refused with its own sentence, and left as it was', async (_, hash) => {
    let kept: unknown[] = [];
    const { id, before, tables, store } = await reopened((rows) => {
      first(rows).content_hash = hash;
      return (kept = rows);
    });
    const rows = structuredClone(kept);
    const mark = vi.spyOn(store, 'mark');
    await expect(tables.look(id, null, 0)).rejects.toMatchObject({
      code: 'other-content',
      words: { say: 'web-local-other-content', about: { game: { say: 'trias-title' } } },
    });
    expect(await store.read(id)).toEqual(rows);
    expect(mark).not.toHaveBeenCalled();
    const saved = (await tables.saved(id)) as { moves: string[]; content_hash?: string };
    expect(saved.content_hash).toBe(hash);
    expect(saved.moves).toHaveLength(before.scene!.moves);
  });

  it('of rules that are not known any more is refused, and can be saved', async () => {
    const { id, before, tables } = await reopened((rows) => ((first(rows).version = 99), rows));
    await expect(tables.look(id, null, 0)).rejects.toEqual(refused('other-rules'));
    expect(await tables.saved(id)).toMatchObject({ game: 'trias', rules: 99 });
    expect(((await tables.saved(id)) as { moves: string[] }).moves).toHaveLength(before.scene!.moves);
  });
});

describe('a record', () => {
  it('of another content is refused with its own sentence, and so is the link to its replay', async () => {
    const { tables, replays, store } = opened();
    const { id } = await tables.make({ game: 'planet', seats: [ME, BOB] });
    const record = (await tables.record(id)) as Record<string, unknown>;
    const other = { ...record, content_hash: 'fedcba9876543210' };
    const here = record.content_hash;
    const refusal = {
      code: 'other-content',
      words: { say: 'web-replay-other-content', about: { said: 'fedcba9876543210', here } },
    };
    await expect(replays.openRecord(other)).rejects.toMatchObject(refusal);
    await store.putRecord('~~other', structuredClone(other));
    await expect(replays.replay('~~other')).rejects.toMatchObject(refusal);
    expect(await store.record('~~other')).toEqual(other);
  });

  it('that names no content is read by that of these pages, and kept with its hash', async () => {
    const { tables, replays } = opened();
    const { id } = await tables.make({ game: 'clans', seats: [ME, BOB] });
    const { content_hash, ...record } = (await tables.record(id)) as Record<string, unknown>;
    expect(content_hash).toMatch(/^[0-9a-f]{16}$/);
    const made = await replays.openRecord(record);
    expect((await replays.replay(made.id)).record).toEqual({ ...record, content_hash });
  });
});
