/** Which of many things on a plane lies next in a direction: what the arrow keys ask. */

export interface Point {
  x: number;
  y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const HEADINGS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies to the side counts this much farther than what lies straight ahead. */
const ASIDE = 2;

export function isArrow(key: string): key is Arrow {
  return key in HEADINGS;
}

/** The number of the nearest place in that direction; -1 if none lies there. */
export function nextPlace(places: Point[], from: Point, arrow: Arrow): number {
  const heading = HEADINGS[arrow];
  let best = -1;
  let least = Infinity;
  places.forEach((place, number) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * heading.x + y * heading.y;
    const aside = Math.abs(x * heading.y) + Math.abs(y * heading.x);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && aside <= 3 * ahead && far < least) {
      best = number;
      least = far;
    }
  });
  return best;
}
