import { describe, expect, it } from 'vitest';

import { seatLook } from '../../look/seats';
import { storedBoard, storedStages } from '../../wire/stored';
import type { FieldShown } from '../../wire/types';
import { rowsOf, tell } from './reading';

const seats = ['Ada', 'Bruno', 'Chloé'].map((name, seat) => seatLook(seat, name, seat === 0));
const board = await storedBoard('clans');
const { scene } = (await storedStages('clans')).middle;

function value(of: Partial<FieldShown>, is: unknown): string | undefined {
  const field: FieldShown = {
    means: 'it',
    shape: [],
    seen_by: 'all',
    open_at_end: false,
    set_of: 0,
    one_of: [],
    is_seat: false,
    maybe: false,
    ...of,
  };
  const book = { ...board.book, view: { it: field }, facts: {}, printed: {} };
  return rowsOf({ scene: { ...scene, view: { it: is } }, board: { ...board, book }, seats })[0]?.value;
}

describe('a game that nobody has drawn', () => {
  it('is told field by field, by what each means', () => {
    const rows = rowsOf({ scene, board, seats });
    const labels = rows.map(({ label }) => label);
    for (const field of Object.values({ ...board.book.view, ...board.book.facts })) {
      expect(labels).toContain(field.means);
    }
    expect(rows.every((row) => row.value !== '')).toBe(true);
    expect(tell({ scene, board, seats }).map(({ label }) => label)).toEqual([
      ...labels,
      'clans',
      'terrains',
      'epochs',
    ]);
  });

  it('calls seats by their names, and what there is not by a dash', () => {
    expect(value({ is_seat: true }, 1)).toBe('Bruno');
    expect(value({ maybe: true }, null)).toBe('–');
    expect(value({ set_of: 5 }, [])).toBe('–');
    expect(value({ set_of: 5 }, [1, 4])).toBe('1, 4');
    expect(value({ one_of: ['past', 'now'] }, 'now')).toBe('now');
  });

  it('names whose something is', () => {
    expect(value({ shape: [4], means: 'tokens[seat]: taken' }, [1, 0, 2, 0])).toBe(
      'Ada: 1; Bruno: 0; Chloé: 2',
    );
    expect(value({ shape: [4], seen_by: 'owner' }, [3, null, null, null])).toBe('Ada: 3; Bruno: –; Chloé: –');
  });

  it('tells of long lists only what is there', () => {
    const long = Array.from({ length: 20 }, (_, number) => (number === 7 ? 2 : 0));
    expect(value({ shape: [20] }, long)).toBe('7: 2');
    expect(
      value({ shape: [2, 2] }, [
        [0, 1],
        [2, 3],
      ]),
    ).toBe('0: 0, 1; 1: 2, 3');
    expect(value({ shape: [3] }, [0, 1, 2])).toBe('0, 1, 2');
  });
});
