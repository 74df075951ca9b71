/** What somebody wants to see on the board: all areas, or the one that a row of the panel speaks of. */

class Attention {
  /** Are the areas outlined? */
  areas = $state(false);
  /** The spaces of the area under the pointer in the panel. */
  spaces = $state.raw<readonly number[] | null>(null);
}

export const attention = new Attention();
