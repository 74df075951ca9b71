/** The addresses of the pages. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; section: string }
  | { page: 'gallery'; game: string | null }
  | { page: 'nowhere' };

/** What an address shows. */
export function routeOf(url: URL): Route {
  const names = namesIn(url.pathname);
  if (!names) return { page: 'nowhere' };
  const [first, second, ...rest] = names;
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 'gallery') return { page: 'gallery', game: second ?? null };
  if (second === undefined) return { page: 'nowhere' };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', id: second };
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
