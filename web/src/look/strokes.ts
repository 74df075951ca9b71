/** Shapes as an engraver has them: paths of a few strokes around (0, 0), all but the M of each relative to it. */

export type Place = readonly [x: number, y: number];

/** A shape put somewhere. */
export function shifted(shape: string, [x, y]: Place): string {
  return shape.replace(
    /M *(-?[\d.]+) *(-?[\d.]+)/g,
    (_, dx: string, dy: string) => `M${tenth(x + Number(dx))} ${tenth(y + Number(dy))}`,
  );
}

/** A shape put somewhere, larger or smaller. */
export function scaledTo(shape: string, [x, y, size]: readonly [number, number, number]): string {
  const larger = shape.replace(/-?(\d+\.?\d*|\.\d+)/g, (n) => ` ${tenth(Number(n) * size)}`);
  return shifted(larger, [x, y]);
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
