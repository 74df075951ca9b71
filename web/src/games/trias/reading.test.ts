import { describe, expect, it } from 'vitest';

import type { Scene } from '../../wire/scenes';
import { storedStages } from '../../wire/stored';
import { herdsOf } from './herds';
import { stepsBetween } from './layout';
import { readScene } from './reading';

const SCENES = Object.entries(await storedStages('trias')).map(([name, { scene }]) => [name, scene] as const);

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
    for (let seat = 0; seat < position.view.players; seat += 1) {
      expect(shown.filter((herd) => herd.seat === seat)).toHaveLength(15 - (reserve[seat] ?? 0));
    }
  });
});

/** Five tiles of three players: the South Pole with one at its side, and a continent of three. */
function small(): Scene {
  const none = [0, 0, 0, 0, 0];
  const view = {
    players: 3,
    turn: 0,
    tiles: 5,
    terrain: ['pole', 'forest', 'steppe', 'mountain', 'forest'],
    place: [0, 128, 3 * 128, 4 * 128, 3 * 128 + 1],
    lifted: null,
    herds: [[0, 2, 0, 0, 0], none, [1, 1, 0, 0, 0], [0, 1, 0, 0, 0], none],
    crowd: [2, 0, 2, 1, 0],
    spent: [0, 0, 1, 0, 0],
    swims: 1,
    swim_place: [2 * 128],
    swimmers: [[0, 0, 2, 0, 0]],
    hand: ['steppe', null, null, null, null],
  };
  const facts = {
    continents: 2,
    continent_tiles: [[0, 1], [2, 3, 4], [], [], []],
    continent_herds: [[0, 2, 0, 0, 0], [1, 2, 0, 0, 0], none, none, none],
    continent_leaders: [[1], [1], [], [], []],
    capacity: [3, 4, 3, 2, 4],
    lakes: 1,
    lake_place: [-128 + 2, 0],
  };
  return { eyes: 0, view, facts } as unknown as Scene;
}

describe('a small position', () => {
  const position = readScene(small());

  it('has continents that know who leads', () => {
    const [pole, other] = position.continents;
    expect(position.continents).toHaveLength(2);
    expect(pole).toMatchObject({ hasPole: true, number: 0, order: [1] });
    expect(other).toMatchObject({ hasPole: false, number: 2, leaders: [1], order: [1, 0] });
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

  it('has tiles with room, an inner sea, and a card in hand', () => {
    expect(position.at.get('3,0')).toMatchObject({ terrain: 'steppe', room: 3, crowd: 2, herds: [1, 1, 0] });
    expect(position.lakes).toEqual([{ q: -1, r: 2 }]);
    expect(position.myCard).toBe('steppe');
    expect(readScene({ ...small(), eyes: -1 }).myCard).toBeNull();
  });
});
