/** A part of the page could not be fetched: the pages were renewed while this one was open, or the network is away. */

import { Unreachable } from './wire/api';

/** Remembers that the page was loaded anew: if that did not help, it would go on for ever. */
const RENEWED = 'pangea-renewed';
const LONG_AGO = 10_000;

/** Load the page anew whenever a part of it is gone, if the service is there to give a newer one. */
export function followRenewals(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(RENEWED)) return;
    void renew();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(RENEWED), LONG_AGO));
}

/** Load the page anew, unless nobody would answer: what is shown is better than nothing. */
export async function renew(): Promise<void> {
  if (!(await isThere())) return;
  sessionStorage.setItem(RENEWED, '1');
  location.reload();
}

/** Why a part of the page did not come. Browsers say it each in their own words. */
export async function reasonFor(problem: unknown): Promise<unknown> {
  return (await isThere()) ? problem : new Unreachable();
}

async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/api/games', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
