import { describe, expect, it } from 'vitest';

import { storedBoard, storedStages } from '../../wire/stored';
import { imaginedHoldings, imaginedProgress, regionsOn, suiting } from './ghost';
import { PORTIONS } from './layout';
import { animalCards, contentOf, holdingsOf, progressOf } from './reading';
import { factsOf, viewOf } from './types';

const content = contentOf((await storedBoard('planet')).content);
const scenes = Object.values(await storedStages('planet')).map(({ scene }) => scene);

// A ghost is counted by the page. On planets without one it must count what the rules have counted.
describe.each(scenes)('what the page counts after $moves moves', (scene) => {
  const [view, facts] = [viewOf(scene), factsOf(scene)];
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const regions = seats.map((seat) => regionsOn(view.cover[seat]!));

  it.each(seats)('has the regions of seat %i', (seat) => {
    const counted = new Map(regions[seat]!.map((region) => [Math.min(...region.portions), region]));
    for (let portion = 0; portion < PORTIONS; portion++) {
      expect(counted.get(portion)?.portions.length ?? 0).toBe(view.extent[seat]![portion]);
    }
    for (const [head, region] of counted) {
      for (const portion of region.portions) expect(view.head[seat]![portion]).toBe(head);
    }
    expect(imaginedHoldings(regions[seat]!)).toEqual(holdingsOf(facts, seat));
  });

  it.each(seats)('has the habitat card of seat %i, where it is known', (seat) => {
    const habitat = view.habitat[seat] ?? null;
    const told = habitat && progressOf(facts, seat, habitat);
    expect(habitat && imaginedProgress(content, habitat, view.cover[seat]!)).toEqual(told);
  });

  it('has what every animal that waits would find', () => {
    for (const card of animalCards(view, facts, content).filter((each) => !each.decided)) {
      expect(regions.map((each) => suiting(each, card.liking!))).toEqual(card.sizes);
    }
  });
});

describe('what the page counts', () => {
  it('is weighed as the rules weighed it in the last round', () => {
    const scene = scenes.at(-1)!;
    const [view, facts] = [viewOf(scene), factsOf(scene)];
    const given = animalCards(view, facts, content).filter((card) => card.round === view.round_now);
    expect(given.length).toBeGreaterThan(2);
    for (const card of given) {
      const found = card.sizes.map((_, seat) => suiting(regionsOn(view.cover[seat]!), card.liking!));
      expect(found).toEqual(card.sizes);
    }
  });

  it('says how many portions are missing for the next step of a habitat card', () => {
    const glaciers = (count: number) => Array.from({ length: count }, () => 'glacier' as const);
    expect(imaginedProgress(content, 'glacier', glaciers(12))).toMatchObject({ points: 2, missing: 2 });
    expect(imaginedProgress(content, 'glacier', glaciers(30))).toMatchObject({ points: 10, missing: null });
  });
});
