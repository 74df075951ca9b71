import { describe, expect, it } from 'vitest';

import { storedBoard, storedStages } from '../../wire/stored';
import { TERRAINS } from './art';
import { nameOf, spaceNamed } from './layout';
import {
  areasOf,
  choicesOf,
  endsTurn,
  isOnDice,
  isUsed,
  placingOf,
  placingsIn,
  printedOn,
  stockOf,
  terrainsFor,
  tilesOf,
  wasRolled,
} from './reading';
import { factsOf, viewOf } from './types';

const printed = printedOn((await storedBoard('genesis')).content);
const stages = await storedStages('genesis');
const scene = (stage: keyof typeof stages) => stages[stage].scene;
const STAGES = ['start', 'middle', 'late', 'end'] as const;

describe('the board', () => {
  it('has its volcanoes, tar pits and river', () => {
    expect(printed.grounds).toHaveLength(140);
    expect(printed.grounds.filter((ground) => ground === 'volcano')).toHaveLength(10);
    expect(printed.grounds.filter((ground) => ground === 'tar-pit')).toHaveLength(12);
    expect(printed.river).toBe(11);
  });

  it('is used only left of the river by two', () => {
    const two = { ...factsOf(scene('start')), columns: printed.river };
    expect(isUsed(two, spaceNamed('k1') ?? -1)).toBe(true);
    expect(isUsed(two, spaceNamed('l1') ?? -1)).toBe(false);
    expect(isUsed(factsOf(scene('start')), spaceNamed('l1') ?? -1)).toBe(true);
  });

  it.each(STAGES)('has the tiles on it that are gone from the stocks: %s', (stage) => {
    const view = viewOf(scene(stage));
    const tiles = tilesOf(factsOf(scene(stage)));
    for (let seat = 0; seat < view.players; seat++) {
      for (const terrain of TERRAINS) {
        const placed = tiles.filter((tile) => tile.seat === seat && tile.terrain === terrain).length;
        expect(placed + stockOf(view, seat, terrain), `${seat} ${terrain}`).toBe(13);
      }
    }
    for (const { space } of tiles) expect(printed.grounds[space], nameOf(space)).toBe('free');
  });
});

describe('moves', () => {
  it('are read from their text', () => {
    expect(placingOf('forest e5')).toEqual({ terrain: 'forest', space: 60 });
    for (const text of ['stop', 'forest', 'forest e11', 'roll forest wild', 'forest e5 e6']) {
      expect(placingOf(text), text).toBeNull();
    }
  });

  it('are offered by terrain and by space', () => {
    const choices = choicesOf(['forest a1', 'swamp a1', 'forest b1', 'stop']);
    expect(choices.mayStop).toBe(true);
    expect(terrainsFor(choices, 0)).toEqual(['forest', 'swamp']);
    expect(terrainsFor(choices, 1)).toEqual(['forest']);
    expect(terrainsFor(choices, 2)).toEqual([]);
  });

  it.each(STAGES)('are all reachable as a terrain and a space: %s', (stage) => {
    const { legal } = scene(stage);
    const choices = choicesOf(legal);
    const offered = [...choices.spaces].flatMap(([terrain, spaces]) =>
      [...spaces].map((space) => `${terrain} ${nameOf(space)}`),
    );
    expect([...offered, ...(choices.mayStop ? ['stop'] : [])].sort()).toEqual([...legal].sort());
  });
});

describe('a first tile', () => {
  it('ends the turn if it counts for neither die', () => {
    // Two forest dice and one forest tile left: a forest makes the second die free, a swamp is the only tile.
    const facts = { ...factsOf(scene('start')), closing: [1, 2, 3] };
    expect(endsTurn(facts, 'forest')).toBe(false);
    expect(endsTurn(facts, 'swamp')).toBe(true);
  });
});

describe('areas', () => {
  it.each(STAGES)('hold all points of the score, and all their tiles are in herds: %s', (stage) => {
    const shown = scene(stage);
    const areas = areasOf(factsOf(shown));
    const sums = shown.points.map((_, seat) =>
      areas.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    expect(sums).toEqual(shown.points);
    const tiles = new Map(tilesOf(factsOf(shown)).map((tile) => [tile.space, tile]));
    for (const { terrain, spaces, herds } of areas) {
      expect(spaces.every((space) => tiles.get(space)?.terrain === terrain)).toBe(true);
      expect(herds.flatMap((herd) => herd.spaces).sort((a, b) => a - b)).toEqual(spaces);
      for (const { seat, spaces: herd } of herds) {
        expect(herd.every((space) => tiles.get(space)?.seat === seat)).toBe(true);
      }
    }
  });

  it('say how often they count', () => {
    expect(areasOf(factsOf(scene('middle'))).map(({ terrain, factor }) => `${terrain} ${factor}`)).toEqual([
      'forest 3',
      'forest 1',
      'mountain 2',
      'mountain 1',
    ]);
  });
});

describe('news', () => {
  it('tell of tiles and of a roll', () => {
    const line = { seat: 0, told: [] };
    const news = [
      { ...line, seat: -1, move: 'roll forest wild' },
      { ...line, move: 'forest a1' },
      { ...line, move: 'stop' },
    ];
    expect(placingsIn(news)).toEqual([{ terrain: 'forest', space: 0 }]);
    expect(wasRolled(news)).toBe(true);
    expect(wasRolled(news.slice(1))).toBe(false);
  });
});

describe('the dice', () => {
  it('tell which terrains were rolled; a wild one stands for all', () => {
    const view = viewOf(scene('start'));
    const rolled = (...dice: (typeof view.dice)[number][]) =>
      TERRAINS.filter((terrain) => isOnDice({ ...view, dice }, terrain));
    expect(rolled(null, null)).toEqual([]);
    expect(rolled('swamp', 'forest')).toEqual(['forest', 'swamp']);
    expect(rolled('wild', 'forest')).toEqual([...TERRAINS]);
  });
});
