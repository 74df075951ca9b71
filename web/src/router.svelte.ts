/** Which page is shown: the address says so. */

import { hasService, ROOT } from './base';
import { inner, outer, type Place, type Route, routeOf } from './routes';

const place: Place = { root: ROOT.pathname, byFragment: !hasService };

let address = $state(shownNow());
window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);

function shownNow(): URL {
  return new URL(inner(new URL(location.href), place), location.origin);
}

function look(): void {
  address = shownNow();
}

/** The page for the address that the browser shows. */
export function route(): Route {
  return routeOf(address);
}

/** The words behind the `?` of the address. */
export function query(): URLSearchParams {
  return address.searchParams;
}

/** The part of a page that the address names, with its `#`. */
export function fragment(): string {
  return address.hash;
}

/** Name another part of this page in the address: whoever comes back, or gets the link, is there. */
export function nameFragment(named: string): void {
  history.replaceState(null, '', to(address.pathname + address.search + named));
}

/** What a link to an address of ours says: `/rules/clans` is elsewhere if the pages live in a folder. */
export function to(path: string): string {
  return outer(path, place);
}

/** Show the page at another address of ours. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to(path));
  else history.replaceState(null, '', to(path));
  look();
  if (how === 'push') window.scrollTo(0, 0);
}

/** Follow links to our own pages without loading everything again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || !link.href.startsWith(ROOT.href)) return;
  if (link.pathname.startsWith(`${place.root}api/`)) return;
  if (link.getAttribute('href')?.startsWith('#')) {
    if (place.byFragment) jump(event, link.hash);
    return;
  }
  event.preventDefault();
  go(inner(new URL(link.href), place));
}

/** Go to a part of this page, where the browser's own fragment says which page it is. */
function jump(event: MouseEvent, fragment: string): void {
  event.preventDefault();
  history.pushState(null, '', to(address.pathname + address.search + fragment));
  look();
  document.getElementById(decodeURIComponent(fragment.slice(1)))?.scrollIntoView();
}
