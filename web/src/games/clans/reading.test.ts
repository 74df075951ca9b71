import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { LogLine, Scene } from '../../wire/types';
import {
  beliefsOf,
  choicesOf,
  EPOCHS,
  epochsOf,
  foundingsIn,
  isHeavy,
  MANY,
  standingOf,
  TERRAINS,
  viewOf,
  walksIn,
} from './reading';
import { settlementOf } from './settlement';

function scene(stage: string): Scene {
  const file = new URL(`../../../scenes/clans-${stage}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf-8')) as { scene: Scene }).scene;
}

function rulesIn(file: string): string {
  const folder = '../../../../src/pangea/games/clans/rules/';
  return readFileSync(new URL(`${folder}${file}`, import.meta.url), 'utf-8');
}

const view = viewOf(scene('middle'));
const nothing = choicesOf([]);

describe('what is printed here and ruled there', () => {
  it('is one epoch table (C6.1, C6.2)', () => {
    const row = /\((\d+), (EVERY|\(Terrain\.(\w+),\)), (NONE|\(Terrain\.(\w+),\)), (\d+)\)/g;
    const ruled = [...rulesIn('valuing.py').matchAll(row)].map(([, villages, , good, , bad, bonus]) => ({
      villages: Number(villages),
      favourable: good ? [good.toLowerCase()] : [...TERRAINS],
      hostile: bad ? [bad.toLowerCase()] : [],
      bonus: Number(bonus),
    }));
    expect(EPOCHS).toEqual(ruled);
  });

  it('is one number of huts that stay where they are (C3.2)', () => {
    expect(rulesIn('moving.py')).toMatch(new RegExp(`^IMMOVABLE = ${MANY}\\b`, 'm'));
  });
});

describe('the epoch table', () => {
  it('shows what is left of the epoch, and which comes next', () => {
    const rows = epochsOf({ ...view, villages: 5 });
    expect(rows.map(({ left }) => left)).toEqual([0, 2, 2, 2, 1]);
    expect(rows.map(({ when }) => when)).toEqual(['past', 'now', 'next', 'later', 'later']);
  });

  it('has twelve tokens, and none when the twelfth village stands', () => {
    const before = epochsOf({ ...view, villages: 0 });
    expect(before.reduce((sum, { left }) => sum + left, 0)).toBe(12);
    expect(epochsOf({ ...view, villages: 12, ending: 1 }).every(({ when }) => when === 'past')).toBe(true);
  });
});

describe('choices', () => {
  it('are groups with the neighbours they may join', () => {
    const { targets, villages } = choicesOf(['move 1>2', 'move 1>4', 'move 2>1']);
    expect([...targets]).toEqual([
      [1, [2, 4]],
      [2, [1]],
    ]);
    expect(villages).toEqual([]);
  });

  it('are villages where a move made several', () => {
    expect(choicesOf(['village 13', 'village 15']).villages).toEqual([13, 15]);
  });

  it('come from huts that are there', () => {
    for (const stage of ['start', 'middle', 'late']) {
      const { legal, ...rest } = scene(stage);
      const { huts } = viewOf({ legal, ...rest });
      for (const [source, targets] of choicesOf(legal).targets) {
        for (const place of [source, ...targets]) {
          expect(
            huts[place]?.some((count) => count > 0),
            `${stage}: ${place}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('a territory', () => {
  it('is a village, a village to be founded, gone, or open', () => {
    const group = [2, 0, 3, 1];
    const facts = { ...view, group, villages: 2, village_place: [0, 1, 0], founding: [2] };
    expect([0, 1, 2, 3].map((here) => standingOf(facts, here))).toEqual(['village', 'gone', 'new', 'open']);
  });

  it('is open where villages from before a position lie who knows where', () => {
    const facts = { ...view, group: [2, 0], villages: 2, village_place: [-1, -1, 0], founding: [] };
    expect([0, 1].map((here) => standingOf(facts, here))).toEqual(['open', 'open']);
  });

  it('looks heavy when its huts are not among those that may move', () => {
    const facts = { ...view, group: [2, 8, 9], villages: 0, founding: [] };
    const choices = choicesOf(['move 0>1', 'move 1>2']);
    expect([0, 1, 2].map((here) => isHeavy(facts, choices, here))).toEqual([false, false, true]);
    expect([0, 1, 2].map((here) => isHeavy(facts, nothing, here))).toEqual([false, true, true]);
  });
});

describe('news', () => {
  const line: LogLine = {
    seat: 1,
    move: 'move 9>22',
    told: [
      { say: 'clans-move-move', about: {} },
      { say: 'clans-score-village-favourable', about: { territory: '8', value: 6 } },
    ],
  };

  it('tell who walked and which villages arose', () => {
    expect(walksIn([line, { ...line, move: 'village 8' }])).toEqual([{ source: 9, target: 22 }]);
    expect(foundingsIn([line])).toEqual([{ territory: 8, value: 6 }]);
  });
});

describe('beliefs', () => {
  it('speak of the others, never of the eyes, and their odds add up', () => {
    const middle = scene('middle');
    const beliefs = beliefsOf(middle);
    expect(beliefs.map(({ seat }) => seat)).not.toContain(middle.eyes);
    for (const { chances } of beliefs) {
      expect(chances.map(({ clan }) => clan)).toEqual(['red', 'blue', 'green', 'yellow', 'black']);
      expect(chances.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
    }
  });
});

describe('a settlement', () => {
  const yard = { middle: [0, 0], width: 80, height: 54, number: [0, 0] } as const;

  it('has a hut for each as long as they fit', () => {
    const { huts, total } = settlementOf([2, 0, 1, 0, 0], yard);
    expect(huts.map(({ clan, count }) => [clan, count])).toEqual([
      [0, 1],
      [0, 1],
      [2, 1],
    ]);
    expect(total).toBe(3);
  });

  it('stays inside its yard, however many they are', () => {
    for (const counts of [
      [1, 0, 0, 0, 0],
      [3, 3, 3, 3, 3],
      [12, 12, 12, 12, 12],
      [0, 5, 0, 11, 1],
    ]) {
      const { huts, width, height, total } = settlementOf(counts, yard);
      expect(width).toBeLessThanOrEqual(yard.width + 1e-9);
      expect(height).toBeLessThanOrEqual(yard.height + 1e-9);
      expect(huts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });
});
