/** The addresses of the pages. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; section: string }
  | { page: 'card'; game: string }
  | { page: 'daily'; date: string | null }
  | { page: 'gallery'; game: string | null }
  | { page: 'puzzles'; game: string | null }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'bots' }
  | { page: 'api' }
  | { page: 'nowhere' };

/** Where pages are among the addresses of a host. */
export interface Place {
  /** The path of the folder they live in, with a slash at its end. */
  root: string;
  /** Static hosts know one page alone: there the fragment says which of ours is meant. */
  byFragment: boolean;
}

/** What the browser shows in its address bar for an address of ours, such as `/rules/clans#C3.1`. */
export function outer(address: string, { root, byFragment }: Place): string {
  return byFragment ? `${root}#${address}` : root + address.slice(1);
}

/** The address of ours that a browser's address stands for. A fragment that begins with a slash is always one. */
export function inner(url: URL, { root, byFragment }: Place): string {
  if (url.hash.startsWith('#/')) return url.hash.slice(1);
  if (byFragment) return '/';
  return `/${url.pathname.slice(root.length)}${url.search}${url.hash}`;
}

/** What an address of ours shows. */
export function routeOf(url: URL): Route {
  const names = namesIn(url.pathname);
  if (!names) return { page: 'nowhere' };
  const [first, second, third, ...rest] = names;
  if (first === 'learn' && second !== undefined && rest.length === 0)
    return { page: 'learn', game: second, lesson: third ?? null };
  if (third !== undefined) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 'gallery') return { page: 'gallery', game: second ?? null };
  if (first === 'puzzles') return { page: 'puzzles', game: second ?? null };
  if (first === 'bots' && second === undefined) return { page: 'bots' };
  if (first === 'bots' && second === 'api') return { page: 'api' };
  if (first === 'daily') return { page: 'daily', date: second ?? null };
  if (second === undefined) return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', id: second };
  if (first === 'card') return { page: 'card', game: second };
  if (first === 'rules') return { page: 'rules', game: second, section: url.hash.slice(1) };
  return { page: 'nowhere' };
}

/** Null if somebody wrote a % that stands for nothing. */
function namesIn(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
