import { describe, expect, it } from 'vitest';

import { storedBoard, storedStages } from '../../wire/stored';
import * as reading from './reading';
import { factsOf, viewOf } from './types';

const content = reading.contentOf((await storedBoard('planet')).content);
const { start, middle, late, end } = await storedStages('planet');

function cardsOf({ scene }: typeof start): reading.AnimalCard[] {
  return reading.animalCards(viewOf(scene), factsOf(scene), content);
}

describe('the animals', () => {
  it('lie under their rounds, and those not decided under the present one at the earliest', () => {
    const view = viewOf(late.scene);
    const cards = cardsOf(late);
    expect(cards).toHaveLength(20);
    for (const card of cards.filter((each) => !each.decided)) {
      expect(card.round).toBeGreaterThanOrEqual(view.round_now);
      expect(card.sizes).toHaveLength(view.players);
    }
    const moved = cards.filter((card) => !card.decided && card.from < card.round);
    expect(moved.map((card) => card.liking?.name)).toEqual(['owl', 'yak', 'penguin']);
  });

  it('have nobody ahead on bare planets', () => {
    expect(cardsOf(start).every((card) => card.leader === null && card.lead === 0)).toBe(true);
  });
});

describe('tiles', () => {
  it('lie with letter j at portion j + turn', () => {
    expect(reading.lying('OOFFD', 0)).toEqual(reading.tileHabitats('OOFFD'));
    expect(reading.lying('OOFFD', 2)).toEqual(reading.tileHabitats('FDOOF'));
  });

  it('lie on the planets as the log says', () => {
    for (const { scene } of [middle, late, end]) {
      const placed = scene.log.lines.filter((line) => line.seat >= 0);
      expect(placed.length).toBeGreaterThan(0);
      for (const line of placed) {
        const placing = reading.placingOf(line.move)!;
        const cover = viewOf(scene).cover[line.seat]!;
        const letters = content.tiles[placing.tile]!;
        expect(cover.slice(placing.face * 5, placing.face * 5 + 5)).toEqual(
          reading.lying(letters, placing.turn),
        );
      }
    }
  });

  it('are written as they were read', () => {
    for (const move of start.scene.legal) expect(reading.moveOf(reading.placingOf(move)!)).toBe(move);
    expect(reading.placingOf('reveal 17')).toBeNull();
    expect(reading.placingOf(null)).toBeNull();
  });
});

describe('habitat cards', () => {
  it('give the points that the explained lines give at the end', () => {
    const lines = end.scene.lines.filter((line) => line.rule === 'P5.1');
    expect(lines).toHaveLength(viewOf(end.scene).players);
    lines.forEach((line, seat) => expect(factsOf(end.scene).card_points[seat]).toBe(line.points[seat]));
  });
});
