/**
 * One version at a time. A service worker keeps all files of a version; a newer one is fetched beside it, and takes over
 * when somebody says so, or when the pages are opened the next time. Without a worker (plain http) the pages come from
 * the network, and are loaded anew when a part of them is gone.
 */

import { at, ROOT, VERSION } from './base';
import { Unreachable } from './wire/api';

/** Remembers that the page was loaded anew: if that did not help, it would go on for ever. */
const RENEWED = 'pangea-renewed';
const LONG_AGO = 10_000;
const LOOK_EVERY = 3_600_000;

let ready = $state(false);
let isTaking = false;

/** Is a newer version here, and waits to be taken? */
export function isNewVersionReady(): boolean {
  return ready;
}

/** Load the page anew whenever a part of it is gone, and hear of newer versions. */
export function followRenewals(): void {
  window.addEventListener('vite:preloadError', () => {
    if (sessionStorage.getItem(RENEWED)) return;
    void renew();
  });
  window.addEventListener('load', () => {
    setTimeout(() => sessionStorage.removeItem(RENEWED), LONG_AGO);
    followWorker().catch((problem: unknown) => console.warn('These pages are not kept for later:', problem));
  });
}

/** Take the newer version, or load the page anew; unless nobody would answer: what is shown is better than nothing. */
export async function renew(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration(ROOT.href))?.waiting;
  if (waiting) {
    isTaking = true;
    waiting.postMessage('take over');
  } else if (navigator.serviceWorker?.controller || (await isThere())) {
    sessionStorage.setItem(RENEWED, '1');
    location.reload();
  }
}

/** Why a part of the page did not come. Browsers say it each in their own words. */
export async function reasonFor(problem: unknown): Promise<unknown> {
  return (await isThere()) ? problem : new Unreachable();
}

/** Have the worker keep this version, and hear of the next. Browsers offer it on https and on one's own machine. */
async function followWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !VERSION) return;
  // As long as this page is open its files stay, whichever version is the newest: the worker asks for this lock.
  void navigator.locks.request(
    `pangea ${ROOT.href} ${VERSION}`,
    { mode: 'shared' },
    () => new Promise(() => {}),
  );
  let wasKept = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (isTaking) location.reload();
    else if (wasKept) ready = true;
    wasKept = true;
  });
  const registration = await workers.register(at('sw.js'), { scope: ROOT.pathname, updateViaCache: 'none' });
  workers.controller?.postMessage('tidy');
  ready = registration.waiting !== null;
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && workers.controller) ready = true;
    });
  });
  lookForUpdates(registration);
}

/** Browsers look for a newer version when a page is opened; a page that stays open looks itself. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY);
}

/** Asks for what no worker keeps. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch(at('index.html'), { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
