/** How friends get in: which addresses a link may begin with, and for whom it works then. */

import type { Reach } from '../../wire/types';

export interface WaysIn {
  /** What links may begin with, the likeliest first. */
  origins: string[];
  /** Who can open them: everybody, those in the same network, this computer alone, or others by an address nobody knows. */
  reaches: 'everybody' | 'nearby' | 'here' | 'unknown';
  /** The commands that would let others in, if only this computer can open them now. */
  commands?: string[];
}

/** `reach` is what the service says of itself, null if it did not; `origin` is where this page was opened. */
export function waysIn(reach: Reach | null, origin: string): WaysIn {
  if (reach?.public) return { origins: [new URL(reach.public).origin], reaches: 'everybody' };
  const { hostname } = new URL(origin);
  if (!isLoopback(hostname))
    return { origins: [origin], reaches: isNearby(hostname) ? 'nearby' : 'everybody' };
  if (reach?.only_here) return { origins: [origin], reaches: 'here', commands: reach.commands };
  if (reach && reach.nearby.length > 0) return { origins: reach.nearby, reaches: 'nearby' };
  return { origins: [origin], reaches: 'unknown' };
}

function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(host);
}

/** An address or a name that means something in one network alone. */
function isNearby(host: string): boolean {
  const isPrivate = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|^\[f[cde]/.test(host);
  return isPrivate || host.endsWith('.local') || !/[.:]/.test(host);
}
