import { describe, expect, it } from 'vitest';

import { storedBoard, storedStages } from '../wire/stored';
import { mainOf, standingsOf } from './standing';

const standing = async (game: string, stage: 'middle' | 'late' | 'end') => {
  const [board, stages] = await Promise.all([storedBoard(game), storedStages(game)]);
  const { scene } = stages[stage];
  return { scene, standings: standingsOf(scene, board) };
};

describe('how seats stand', () => {
  it.each(['genesis', 'planet'])('is what they would have if the game ended now, in %s', async (game) => {
    const { scene, standings } = await standing(game, 'middle');
    expect(standings.map(({ scored }) => scored)).toEqual([undefined, undefined, undefined]);
    expect(standings.map(mainOf)).toEqual(scene.points);
  });

  it('is what they have scored on the way in Trias, beside what the land would bring', async () => {
    const { scene, standings } = await standing('trias', 'late');
    const scored = (scene.view.points as number[]).slice(0, standings.length);
    expect(standings.map((one) => one.scored)).toEqual(scored);
    expect(standings.map(mainOf)).toEqual(scored);
    expect(standings.map(({ now }) => now)).toEqual(scene.points);
  });

  it('leaves open what a seat can’t know of the others in Clans', async () => {
    const { scene, standings } = await standing('clans', 'late');
    standings.forEach(({ scored, now }, seat) => {
      if (seat === scene.eyes) expect(now! - scored!).toBe((scene.view.tokens as number[])[seat]);
      else expect([scored, now]).toEqual([null, null]);
    });
  });

  it.each(['clans', 'genesis', 'planet', 'trias'])('is one number once %s is over', async (game) => {
    const { scene, standings } = await standing(game, 'end');
    expect(standings.map(mainOf)).toEqual(scene.points);
    expect(standings.every(({ isFinal }) => isFinal)).toBe(true);
  });
});
