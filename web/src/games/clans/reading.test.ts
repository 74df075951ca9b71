import { describe, expect, it } from 'vitest';

import type { LogLine } from '../../wire/scenes';
import { storedBoard, storedStages } from '../../wire/stored';
import {
  beliefsOf,
  choicesOf,
  epochsOf,
  foundingsIn,
  isHeavy,
  isLastToken,
  trackOf,
  walksIn,
} from './reading';
import { settlementOf } from './settlement';
import { factsOf, printedOn, viewOf } from './types';

const [stages, board] = await Promise.all([storedStages('clans'), storedBoard('clans')]);
const facts = factsOf(stages.middle.scene);

describe('the epoch table', () => {
  it('shows what is printed, what is left of an epoch and which comes next', () => {
    const printed = printedOn(board);
    for (const { scene } of Object.values(stages)) {
      const rows = epochsOf(factsOf(scene), printed);
      expect(rows.map(({ number, bonus }) => [number, bonus])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
      ]);
      const tokens = printed.epochs.reduce((sum, { villages }) => sum + villages, 0);
      const left = rows.reduce((sum, row) => sum + row.left, 0);
      expect(tokens - left).toBe(viewOf(scene).villages);
      expect(rows.filter(({ when }) => when === 'now')).toHaveLength(scene.turn < 0 ? 0 : 1);
    }
  });
});

describe('the score track', () => {
  const { scene } = stages.end;

  it('has every disc where its points are while a game is played', () => {
    const { scene: late } = stages.late;
    const expected = viewOf(late).points.map((points, clan) => ({ clan, points, tokens: 0, isOff: false }));
    expect(trackOf(late, viewOf(late))).toEqual(expected);
  });

  it('loses the discs of clans without a player at the end, and the others advance by tokens', () => {
    const view = viewOf(scene);
    const track = trackOf(scene, view);
    expect(track.filter(({ isOff }) => isOff)).toHaveLength(5 - view.players);
    for (const [seat, total] of scene.points.entries()) {
      const { points, tokens, isOff } = track[view.clan[seat]!]!;
      expect([points + tokens, tokens, isOff]).toEqual([total, view.tokens[seat], false]);
    }
  });
});

describe('the last token', () => {
  it('is left when eleven villages have been scored', () => {
    expect(isLastToken({ ...facts, epoch_left: [0, 0, 0, 0, 1] })).toBe(true);
    expect(isLastToken({ ...facts, epoch_left: [0, 0, 0, 1, 1] })).toBe(false);
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
    for (const { scene } of Object.values(stages)) {
      const { huts } = viewOf(scene);
      for (const [source, targets] of choicesOf(scene.legal).targets) {
        for (const place of [source, ...targets]) {
          expect(
            huts[place]?.some((count) => count > 0),
            `${scene.moves}: ${place}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('a territory', () => {
  it('looks heavy when its huts are not among those that may move', () => {
    const now = { ...facts, standing: ['open', 'open', 'open', 'village'] as const, heavy: [1, 2, 3] };
    const choices = choicesOf(['move 0>1', 'move 1>2']);
    const heavy = (given: typeof choices) =>
      [0, 1, 2, 3, 4].map((here) => isHeavy(now, [0, 1, 2, 3], given, here));
    expect(heavy(choices)).toEqual([false, false, true, false, false]);
    expect(heavy(choicesOf([]))).toEqual([false, true, true, false, false]);
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
    expect(walksIn([line, { ...line, move: 'village 8' }])).toMatchObject([{ source: 9, target: 22 }]);
    expect(foundingsIn(line.told)).toEqual([{ territory: 8, value: 6 }]);
  });
});

describe('beliefs', () => {
  it('speak of the others, never of the eyes, and their odds add up', () => {
    const middle = stages.middle.scene;
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
