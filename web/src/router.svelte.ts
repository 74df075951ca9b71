/** Which page is shown: the address says it. */

import { type Route, routeOf } from './routes';

let address = $state(location.pathname + location.search + location.hash);
window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);

function look(): void {
  address = location.pathname + location.search + location.hash;
}

/** The page for the address that the browser shows. */
export function route(): Route {
  return routeOf(new URL(address, location.origin));
}

/** The words behind the `?` of the address. */
export function query(): URLSearchParams {
  return new URL(address, location.origin).searchParams;
}

/** Show the page at another address of ours. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  look();
  if (how === 'push') window.scrollTo(0, 0);
}

/** Follow links to our own pages without loading everything again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
