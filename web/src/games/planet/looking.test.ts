import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type Shown, storedBoard, storedStages } from '../../wire/stored';
import type { BoardProps } from '../contract';
import { suiting } from './ghost';
import { boardPicks, leavePicks, Looking, panelPicks, Picks } from './looking.svelte';
import { lying } from './reading';

const board = await storedBoard('planet');
const { middle, late, end } = await storedStages('planet');

const choose = vi.fn<(move: string) => void>();

function lookingAt({ scene }: Pick<Shown, 'scene'>, change: Partial<BoardProps> = {}): Looking {
  const props: BoardProps = {
    scene,
    board,
    seats: [],
    playable: scene.legal,
    choose,
    lit: null,
    pointed: null,
    news: [],
    motion: false,
    ...change,
  };
  return new Looking(() => props, new Picks());
}

beforeEach(() => choose.mockClear());

describe('placing a tile', () => {
  it('goes in two steps, turned as wanted, and is sent once', () => {
    const looking = lookingAt(middle);
    looking.takeTile(20);
    expect(looking.ghost).toBeNull();
    looking.takeFace(2);
    looking.rotate(-1);
    expect(looking.ghost).toEqual({ tile: 20, face: 2, turn: 4 });
    expect(looking.imagined.slice(10, 15)).toEqual(lying('OOFFD', 4));
    expect(choose).not.toHaveBeenCalled();
    looking.confirm();
    looking.confirm();
    expect(choose.mock.calls).toEqual([['tile 20 face 2 turn 4']]);
  });

  it('stays where it is while the move is on its way', () => {
    const looking = lookingAt(middle);
    looking.takeTile(20);
    looking.takeFace(2);
    looking.confirm();
    const meanwhile = new Looking(() => ({ ...looking.props, playable: [] }), looking.picks);
    expect(meanwhile.ghost).toEqual({ tile: 20, face: 2, turn: 0 });
  });

  it('goes before a hint', () => {
    const looking = lookingAt(middle, { pointed: 'tile 43 face 8 turn 0' });
    expect(looking.ghost).toMatchObject({ tile: 43, face: 8 });
    looking.takeTile(20);
    looking.takeFace(2);
    expect(looking.ghost).toEqual({ tile: 20, face: 2, turn: 0 });
    expect(looking.held).toBe(true);
  });

  it('may begin with the face', () => {
    const looking = lookingAt(middle);
    looking.takeFace(3);
    expect(looking.ghost).toBeNull();
    looking.takeTile(43);
    expect(looking.held).toBe(true);
  });

  it('turns the tile when its face is chosen once more', () => {
    const looking = lookingAt(middle);
    looking.takeTile(20);
    looking.takeFace(2);
    looking.takeFace(2);
    expect(looking.ghost).toEqual({ tile: 20, face: 2, turn: 1 });
  });

  it('can be taken back step by step', () => {
    const looking = lookingAt(middle);
    looking.takeTile(20);
    looking.takeFace(2);
    expect(looking.takeBack()).toBe(true);
    expect([looking.picks.tile, looking.ghost]).toEqual([20, null]);
    expect(looking.takeBack()).toBe(true);
    expect(looking.picks.tile).toBeNull();
    expect(looking.takeBack()).toBe(false);
  });

  it('shows a ghost under the pointer that can not be confirmed yet', () => {
    const looking = lookingAt(middle);
    looking.takeTile(20);
    looking.picks.over = 8;
    expect(looking.ghost?.face).toBe(8);
    looking.confirm();
    expect(choose).not.toHaveBeenCalled();
  });

  it('offers nothing to those who only look', () => {
    const looking = lookingAt(middle, { playable: [] });
    looking.takeTile(20);
    looking.takeFace(2);
    expect([looking.ghost, looking.open.size]).toEqual([null, 0]);
  });

  it('offers nothing on the planets of others', () => {
    const looking = lookingAt(middle);
    looking.takeTile(20);
    looking.takeFace(2);
    looking.see(1);
    expect([looking.seat, looking.ghost, looking.open.size]).toEqual([1, null, 0]);
  });
});

describe('what is shown', () => {
  it('counts regions with the ghost, as the rules counted them after the move', () => {
    // The next move of the first seat, before it is made; its last tile has no glacier and no ocean.
    const looking = lookingAt(late, { pointed: 'tile 48 face 8 turn 4' });
    expect(looking.ghost?.face).toBe(8);
    const after = lookingAt(end);
    const ermine = after.cards.find((card) => card.liking?.name === 'ermine')!;
    expect(suiting(looking.imaginedRegions, ermine.liking!)).toBe(ermine.sizes[0]);
  });

  it('is the planet of whoever made a move that somebody points at', () => {
    const looking = lookingAt(late, { pointed: 'tile 15 face 7 turn 1' });
    expect([looking.seat, looking.marked, looking.ghost]).toEqual([2, 7, null]);
  });

  it('is the planet that an animal of a score line lives on, with what it likes there', () => {
    const looking = lookingAt(end, { lit: [5] });
    expect(looking.seat).toBe(2);
    const habitats = new Set([...looking.lit!].map((portion) => looking.cover[portion]));
    expect(habitats).toEqual(new Set([looking.cards[5]!.liking!.habitat]));
  });

  it('follows the game for those who only watch', () => {
    const scene = { ...late.scene, eyes: -1 };
    expect(lookingAt({ scene }, { playable: [] }).seat).toBe(2);
  });

  it('is what the reader turned to, until a tile is taken', () => {
    const looking = lookingAt(middle);
    looking.see(2);
    expect(looking.seat).toBe(2);
    looking.takeTile(20);
    expect(looking.seat).toBe(0);
  });
});

describe('board and panel of a table', () => {
  it('share what is in hand, whichever of them comes first, and when one comes again', () => {
    const board = {};
    const panel = panelPicks(board);
    const picks = boardPicks(board);
    expect(picks).toBe(panel);
    expect(panelPicks(board)).toBe(picks);
    leavePicks(board, picks);
    expect(boardPicks(board)).toBe(picks);
  });

  it('are their own where several boards are shown', () => {
    const board = {};
    expect(boardPicks(board)).not.toBe(boardPicks(board));
  });
});

describe('what a lesson asks for', () => {
  it('rings the faces to look at, on the own planet alone', () => {
    const looking = lookingAt(middle, { look: ['face 5', 'face 9', 'tile 20', 'face 12'] });
    expect(looking.looked).toEqual([5, 9]);
    looking.see((looking.home + 1) % looking.view.players);
    expect(looking.looked).toEqual([]);
  });

  it('writes no sizes on the planet while they are to be counted', () => {
    const looking = lookingAt(middle, { asksToCount: true });
    looking.picks.counting = true;
    expect(looking.isCounting).toBe(false);
    expect(new Looking(() => ({ ...looking.props, asksToCount: false }), looking.picks).isCounting).toBe(
      true,
    );
  });
});
