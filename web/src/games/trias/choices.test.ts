import { describe, expect, it } from 'vitest';

import { moveTo, picked, readChoices, readMove } from './choices';

const ACTING = [
  'move 0,0>1,0',
  'move 0,0>1,0 spent',
  'move 0,0>0,1 spent',
  'breed 0,0',
  'lift 2,-1',
  'rescue 3,0>2,0',
  'end',
];

describe('moves', () => {
  it('are read', () => {
    expect(readMove('move -1,2>0,2 spent')).toEqual({
      kind: 'move',
      from: '-1,2',
      to: '0,2',
      spent: true,
      move: 'move -1,2>0,2 spent',
    });
    expect(readMove('lift 1,-1')).toMatchObject({ kind: 'lift', from: '1,-1', to: null, spent: false });
  });

  it('that stand on no hex are words', () => {
    expect(readMove('hand')).toBeNull();
    expect(readMove('card 1 ?')).toBeNull();
    expect(readChoices(['hand', 'draw']).words).toEqual(['hand', 'draw']);
  });
});

describe('choices', () => {
  it('are made at once where a hex means one thing', () => {
    for (const playable of [['place 0,0', 'place 1,0'], ['lift 1,2'], ['put 2,2', 'put 2,1']]) {
      const choices = readChoices(playable);
      expect(choices.isDirect).toBe(true);
      expect([...choices.at.values()].flat().map(({ move }) => move)).toEqual(playable);
    }
  });

  it('take two steps while there are action points', () => {
    expect(readChoices(ACTING).isDirect).toBe(false);
    expect(readChoices(['lift 1,0', 'end']).isDirect).toBe(false);
    expect(readChoices(['rescue 3,0>2,0', 'end']).isDirect).toBe(false);
  });

  it('reach every legal move, by hex or by word', () => {
    const choices = readChoices(ACTING);
    const reached = [...choices.at.values()].flat().map(({ move }) => move);
    expect([...reached, ...choices.words].sort()).toEqual([...ACTING].sort());
  });

  it('say what a picked tile can do', () => {
    const from = picked(readChoices(ACTING), '0,0');
    expect(from).toMatchObject({ breed: 'breed 0,0', lift: null, hasFresh: true, hasSpent: true });
    if (!from) throw new Error('nothing is picked');
    expect(moveTo(from, '1,0', false)).toBe('move 0,0>1,0');
    expect(moveTo(from, '1,0', true)).toBe('move 0,0>1,0 spent');
    expect(moveTo(from, '0,1', false)).toBe('move 0,0>0,1 spent');
    expect(moveTo(from, '5,5', false)).toBeNull();
  });

  it('lead swimmers ashore', () => {
    const from = picked(readChoices(ACTING), '3,0');
    if (!from) throw new Error('nothing is picked');
    expect(moveTo(from, '2,0', false)).toBe('rescue 3,0>2,0');
    expect(from.hasFresh).toBe(false);
  });

  it('can’t be picked where there is nothing', () => {
    expect(picked(readChoices(ACTING), '9,9')).toBeNull();
  });
});
