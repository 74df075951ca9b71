/** How long a beginner is told what is worth a look. */

/** So many of somebody's own turns. */
export const FIRST_TURNS = 3;
/** At most so many things at a time: nobody reads a list while they play. */
export const MOST_POINTERS = 2;
