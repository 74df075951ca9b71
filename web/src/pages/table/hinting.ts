/** Where hints are not allowed, and why: the service refuses them there, too. */

import type { Seat } from '../../wire/types';

/** Why no hint can be asked for; null if one can. Advice would be unfair to other people. */
export function noHint(
  seats: Pick<Seat, 'person' | 'yours'>[],
  isYourTurn: boolean,
): 'people' | 'turn' | null {
  if (seats.some(({ person, yours }) => person !== null && !yours)) return 'people';
  return isYourTurn ? null : 'turn';
}
