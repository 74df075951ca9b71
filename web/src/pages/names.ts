/** What somebody is called where they sit down: at the service, and at tables in this browser. */

import * as api from '../wire/api';
import type { Me } from '../wire/types';

const KEY = 'pangea-name';
export const LONGEST_NAME = 40;

/** The name that somebody went by last; empty if nobody has asked yet. */
export function knownName(person: Me | null): string {
  return person?.name || localStorage.getItem(KEY) || '';
}

export function rememberName(name: string): void {
  const said = name.trim();
  if (said) localStorage.setItem(KEY, said);
}

/** Go by this name at the service from now on. Whoever leaves it empty keeps theirs, or becomes a guest. */
export async function goBy(name: string, person: Me | null): Promise<void> {
  rememberName(name);
  const said = name.trim();
  if (said && said !== person?.name) await api.rename(said);
}
