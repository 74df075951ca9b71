import { describe, expect, it } from 'vitest';
import { PORTIONS } from './layout';
import * as reading from './reading';
import board from '../../../scenes/planet-board.json';
import end from '../../../scenes/planet-end.json';
import late from '../../../scenes/planet-late.json';
import middle from '../../../scenes/planet-middle.json';
import start from '../../../scenes/planet-start.json';

const content = reading.contentOf(board.content);
const views = [start, middle, late, end].map(({ scene }) => reading.viewOf(scene.view));
const last = views[3]!;

function regionsOfAll(view: reading.View): reading.Region[][] {
  return Array.from({ length: view.players }, (_, seat) => reading.regionsOn(reading.coverOf(view, seat)));
}

describe('regions counted on a planet', () => {
  it.each(views)('are those that the rules have, in round $round_now', (view) => {
    regionsOfAll(view).forEach((regions, seat) => {
      const counted = new Map(regions.map((region) => [Math.min(...region.portions), region]));
      for (let portion = 0; portion < PORTIONS; portion++) {
        expect(counted.get(portion)?.portions.length ?? 0).toBe(view.extent[seat]![portion]);
      }
      for (const region of regions) {
        for (const portion of region.portions) {
          expect(view.head[seat]![portion]).toBe(Math.min(...region.portions));
        }
      }
    });
  });

  it('come with the largest first, and add up to the covered portions', () => {
    const [first] = regionsOfAll(last);
    const sizes = first!.map((region) => region.portions.length);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(reading.holdings(first!).reduce((sum, holding) => sum + holding.portions, 0)).toBe(PORTIONS);
  });
});

describe('the animals', () => {
  it('are weighed as the rules weighed them in the last round', () => {
    const regions = regionsOfAll(last);
    const given = last.given_in.flatMap((round, card) => (round === reading.ROUNDS ? [card] : []));
    expect(given.length).toBeGreaterThan(2);
    for (const card of given) {
      const liking = content.animals[last.animal[card]!]!;
      const weighed = last.suits[card]!.slice(0, last.players).map((number) => Math.floor(number / 4096));
      expect(regions.map((each) => reading.suiting(each, liking))).toEqual(weighed);
    }
  });

  it('lie under their rounds, and those not decided under the present one at the earliest', () => {
    const view = views[2]!;
    const cards = reading.animalCards(view, content, regionsOfAll(view));
    expect(cards).toHaveLength(20);
    for (const card of cards.filter((each) => !each.decided)) {
      expect(card.round).toBeGreaterThanOrEqual(view.round_now);
      expect(card.sizes).toHaveLength(view.players);
    }
    const moved = cards.filter((card) => !card.decided && card.from < card.round);
    expect(moved.map((card) => card.liking?.name)).toEqual(['yak', 'penguin']);
  });

  it('may lie face down, two under each round', () => {
    const animal = views[0]!.animal.map((number, card) => (card % 2 ? -1 : number));
    const view = { ...views[0]!, surprise: 1, animal };
    const cards = reading.animalCards(view, content, regionsOfAll(view));
    expect(cards.slice(0, 4).map((card) => card.round)).toEqual([3, 3, 4, 4]);
    expect(cards.filter((card) => card.liking === null)).toHaveLength(10);
    expect(cards.some((card) => card.decided)).toBe(false);
  });

  it('have nobody ahead on bare planets', () => {
    const cards = reading.animalCards(views[0]!, content, regionsOfAll(views[0]!));
    expect(cards.every((card) => card.leader === null && card.lead === 0)).toBe(true);
  });
});

describe('tiles', () => {
  it('lie with letter j at portion j + turn', () => {
    expect(reading.lying('OOFFD', 0)).toEqual(reading.tileHabitats('OOFFD'));
    expect(reading.lying('OOFFD', 2)).toEqual(reading.tileHabitats('FDOOF'));
  });

  it('lie on the planets as the log says', () => {
    for (const { scene } of [middle, late, end]) {
      const view = reading.viewOf(scene.view);
      const placed = scene.log.lines.filter((line) => line.seat >= 0);
      expect(placed.length).toBeGreaterThan(0);
      for (const line of placed) {
        const placing = reading.placingOf(line.move)!;
        const cover = reading.coverOf(view, line.seat);
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
    lines.forEach((line, seat) => {
      const habitat = reading.habitatCard(last, seat)!;
      const portions = reading.coverOf(last, seat).filter((each) => each === habitat).length;
      expect(reading.progress(content, habitat, portions).points).toBe(line.points[seat]);
    });
    expect(lines).toHaveLength(last.players);
  });

  it('say how many portions are missing for the next step', () => {
    expect(reading.progress(content, 'glacier', 12)).toMatchObject({ points: 2, missing: 2 });
    expect(reading.progress(content, 'glacier', 30)).toMatchObject({ points: 10, missing: null });
  });
});
