import { describe, expect, it } from 'vitest';

import end from '../../../scenes/trias-end.json';
import late from '../../../scenes/trias-late.json';
import middle from '../../../scenes/trias-middle.json';
import start from '../../../scenes/trias-start.json';
import type { Scene } from '../../wire/types';
import { herdsOf } from './herds';
import { stepsBetween } from './layout';
import { readScene } from './reading';

const SCENES = Object.entries({ start, middle, late, end }).map(
  ([name, { scene }]) => [name, scene as unknown as Scene] as const,
);

describe.each(SCENES)('the scene %s', (_, scene) => {
  const position = readScene(scene);

  it('has every tile on a hex of its own', () => {
    expect(position.tiles).toHaveLength(position.view.tiles);
    expect(position.at.size).toBe(position.view.tiles);
  });

  it('has continents that hang together and touch no other', () => {
    for (const continent of position.continents) {
      for (const other of position.continents) {
        const gaps = continent.tiles.flatMap(({ spot }) =>
          other.tiles.map((tile) => stepsBetween(spot, tile.spot)),
        );
        if (other !== continent) expect(Math.min(...gaps)).toBeGreaterThan(1);
      }
    }
  });

  it('shows as many herds as the reserves leave over', () => {
    const shown = herdsOf(position);
    const { reserve } = position.view;
    for (let seat = 0; seat < position.players; seat += 1) {
      expect(shown.filter((herd) => herd.seat === seat)).toHaveLength(15 - (reserve[seat] ?? 0));
    }
  });

  it('counts the cards: unseen ones are in the deck or in other hands', () => {
    const { deck, view } = position;
    const unseen = deck.unseen.reduce((sum, count) => sum + count, 0);
    const hidden = view.back.filter((back, seat) => back && (view.hand[seat] ?? -1) < 0).length;
    expect(unseen).toBe(deck.left[0] + deck.left[1] + hidden);
  });
});

/** Five tiles of three players: the South Pole with one at its side, and a continent of three. */
function small(played: number[][], last = false): Scene {
  const none = [0, 0, 0, 0, 0];
  const view = {
    players: 3,
    phase: 7,
    turn: 0,
    tiles: 5,
    terrain: [3, 2, 1, 0, 2],
    place: [0, 128, 3 * 128, 4 * 128, 3 * 128 + 1],
    coast: [0, 0, 0, 0, 0],
    continent: [0, 0, 2, 2, 2],
    lifted: -1,
    herds: [[0, 2, 0, 0, 0], none, [1, 1, 0, 0, 0], [0, 1, 0, 0, 0], none],
    crowd: [2, 0, 2, 1, 0],
    spent: [0, 0, 1, 0, 0],
    swims: 1,
    swim_place: [2 * 128],
    swimmers: [[0, 0, 2, 0, 0]],
    reserve: [14, 11, 13, 0, 0],
    action_points: 2,
    rescues: 0,
    card: -1,
    hand: [1, null, null, null, null],
    back: [2, 2, 2, 0, 0],
    played,
    last_turns: last ? 2 : 0,
    points: none,
  };
  const lines = [{ rule: 'T8.2', words: { say: 'x', about: {} }, points: [2, 3, 0], place: [2, 3, 4] }];
  return { eyes: 0, view, lines } as unknown as Scene;
}

const PART_1_IS_GONE = [
  [7, 13, 10, 0],
  [0, 0, 0, 0],
];

describe('a small position', () => {
  const position = readScene(small(PART_1_IS_GONE));

  it('has continents that know who leads and what they bring', () => {
    const [pole, other] = position.continents;
    expect(pole).toMatchObject({ hasPole: true, herds: [0, 2, 0], points: [0, 0, 0] });
    expect(other).toMatchObject({ hasPole: false, herds: [1, 2, 0], leaders: [1], order: [1, 0] });
    expect(other?.points).toEqual([2, 3, 0]);
    expect(other?.tiles.map(({ name }) => name)).toEqual(['3,0', '4,0', '3,1']);
  });

  it('has fresh herds, spent ones and swimmers', () => {
    const herds = herdsOf(position);
    expect(herds.filter(({ isSpent }) => isSpent)).toMatchObject([{ seat: 0, at: '3,0', slot: 0, of: 2 }]);
    expect(herds.filter(({ swims }) => swims)).toMatchObject([
      { seat: 2, at: '2,0' },
      { seat: 2, at: '2,0' },
    ]);
  });

  it('knows the card in hand, and which cards are left', () => {
    expect(position.myCard).toBe(1);
    expect(position.deck.unseen).toEqual([2, 2, 3, 1]);
    expect(position.deck).toMatchObject({ left: [0, 6], top: 1, safe: 0 });
  });
});

describe('the meteorite', () => {
  it('can’t come while part 1 lasts', () => {
    const { deck } = readScene(
      small([
        [7, 13, 6, 0],
        [0, 0, 0, 0],
      ]),
    );
    expect(deck).toMatchObject({ safe: 4, odds: 0, top: 0 });
  });

  it('is one of the cards of part 2 once that is on top', () => {
    expect(readScene(small(PART_1_IS_GONE)).deck.odds).toBeCloseTo(1 / 6);
  });

  it('comes only once', () => {
    const { deck } = readScene(
      small(
        [
          [7, 13, 10, 0],
          [0, 0, 0, 1],
        ],
        true,
      ),
    );
    expect(deck).toMatchObject({ safe: null, odds: 0 });
  });
});

describe('an inner sea', () => {
  it('is what a ring of tiles encloses', () => {
    const scene = small(PART_1_IS_GONE);
    const ring = [-128, -127, 1, 128, 127, -1];
    const around = { tiles: 6, place: ring, continent: ring.map(() => 0), terrain: ring.map(() => 1) };
    const closed = { ...scene, view: { ...scene.view, ...around, swims: 0 } };
    expect(readScene(closed).lakes).toEqual([{ q: 0, r: 0 }]);
    const open = { ...closed, view: { ...closed.view, tiles: 5 } };
    expect(readScene(open).lakes).toEqual([]);
  });
});
