/** One species for each seat: the chosen ones, and for the other seats those that are left, in their order. */
export function speciesOf(chosen: readonly (string | null)[], all: readonly string[]): string[] | undefined {
  if (chosen.every((name) => name === null)) return undefined;
  const left = all.filter((name) => !chosen.includes(name));
  return chosen.map((name) => name ?? left.shift()!);
}
