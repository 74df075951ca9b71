/**
 * A planet as it would be with a tile that lies there only for now: nobody but the reader knows of it, so the page
 * counts its regions itself. What is placed is counted by the rules, and read from the facts of the scene.
 */

import { beside, PORTIONS } from './layout';
import {
  HABITATS,
  type Content,
  type Cover,
  type Habitat,
  type Holding,
  type Liking,
  type Progress,
} from './reading';

/** A region as the eye counts it: what hangs together, and what it touches. */
export interface Region {
  habitat: Habitat;
  portions: readonly number[];
  touches: ReadonlySet<Habitat>;
}

/** All regions, the largest first. */
export function regionsOn(cover: Cover): Region[] {
  const seen = new Set<number>();
  const regions: Region[] = [];
  for (let portion = 0; portion < PORTIONS; portion++) {
    const habitat = cover[portion];
    if (!habitat || seen.has(portion)) continue;
    const portions = [portion];
    const touches = new Set<Habitat>();
    seen.add(portion);
    for (const here of portions) {
      for (const near of beside(here)) {
        const other = cover[near];
        if (other && other !== habitat) touches.add(other);
        if (other !== habitat || seen.has(near)) continue;
        seen.add(near);
        portions.push(near);
      }
    }
    regions.push({ habitat, portions, touches });
  }
  return regions.sort((one, other) => other.portions.length - one.portions.length);
}

export function regionAt(regions: readonly Region[], portion: number | null): Region | null {
  return regions.find((region) => portion !== null && region.portions.includes(portion)) ?? null;
}

export function imaginedHoldings(regions: readonly Region[]): Holding[] {
  return HABITATS.map((habitat) => {
    const sizes = regions
      .filter((region) => region.habitat === habitat)
      .map((region) => region.portions.length);
    const portions = sizes.reduce((sum, size) => sum + size, 0);
    return { habitat, portions, regions: sizes.length, largest: sizes[0] ?? 0 };
  });
}

/** The regions that an animal looks at, the largest first. */
export function liked(regions: readonly Region[], liking: Liking): Region[] {
  return regions.filter((region) => {
    if (region.habitat !== liking.habitat) return false;
    if (liking.kind === 'most') return true;
    return region.touches.has(liking.other!) === (liking.kind === 'touching');
  });
}

/** What an animal would find on the planet: the number of regions, or the portions of the largest. */
export function suiting(regions: readonly Region[], liking: Liking): number {
  const looked = liked(regions, liking);
  return liking.kind === 'most' ? looked.length : (looked[0]?.portions.length ?? 0);
}

/** How far a habitat card would be. */
export function imaginedProgress(content: Content, habitat: Habitat, cover: Cover): Progress {
  const portions = cover.filter((each) => each === habitat).length;
  const steps = content.habitats[habitat];
  const [, points] = steps.findLast(([least]) => portions >= least) ?? [0, 0];
  const next = steps.find(([least]) => portions < least);
  return { portions, points, missing: next ? next[0] - portions : null };
}
