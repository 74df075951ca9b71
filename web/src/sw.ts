/// <reference lib="webworker" />
/**
 * The service worker: keeps all files of one version, complete before it answers with any of them. Whoever hands it out
 * puts the list of these files before it (server/http/site.py). It imports nothing: a browser runs it as it is.
 */

declare const PRECACHE: {
  version: string;
  /** The path of each file below the root, and its sum, as browsers check it. */
  files: Record<string, string>;
  /** Is the page shown at every address, or at the root alone? */
  hasDeepLinks: boolean;
};

(() => {
  const worker = globalThis as unknown as ServiceWorkerGlobalScope;
  const { version, files, hasDeepLinks } = PRECACHE;
  const ROOT = worker.registration.scope;
  // Other pages of ours may live in other folders of this host: each has its own caches.
  const OURS = `pangea ${ROOT} `;
  const OWN = OURS + version;
  const LIST = `${ROOT}precached`;
  const AT_A_TIME = 6;
  // Shown until the newer version answers. It asks nothing of this one meanwhile: a worker that is asked is not
  // replaced. Without an icon of its own the browser would ask for one.
  const INTERLUDE = `<!doctype html><link rel="icon" href="data:,"><script>
    const again = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', again);
    navigator.serviceWorker.getRegistration().then((known) => known?.waiting || again());
    setTimeout(again, 30_000);
  </script>`;
  let hasGivenWay = false;

  worker.addEventListener('install', (event) => event.waitUntil(fill()));
  worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
  worker.addEventListener('message', (event) => {
    if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
    if (event.data === 'tidy') event.waitUntil(tidy());
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return;
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(new URL(ROOT).pathname.length);
    if (request.mode === 'navigate') {
      if (isPage(path)) event.respondWith(page(request));
    } else if (path in files || path.startsWith('assets/') || searchParams.has('v')) {
      event.respondWith(part(request, path, searchParams.get('v') ?? version));
    }
  });

  /** Fetch what is new, and take over from older versions what is the same. All of it, or nothing. */
  async function fill(): Promise<void> {
    const known = await knownAlready();
    const cache = await caches.open(OWN);
    const wanted = Object.entries(files);
    const fetchSome = async () => {
      for (let next = wanted.pop(); next; next = wanted.pop()) {
        const [path, sum] = next;
        await cache.put(ROOT + path, (await unchanged(known.get(sum), sum)) ?? (await fetched(path, sum)));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_A_TIME }, fetchSome));
      await cache.put(LIST, new Response(JSON.stringify(files)));
    } catch (problem) {
      wanted.length = 0;
      await dropUnused(OWN);
      throw problem;
    }
  }

  /** Files of older versions, by their sums. */
  async function knownAlready(): Promise<Map<string, () => Promise<Response | undefined>>> {
    const known = new Map<string, () => Promise<Response | undefined>>();
    for (const name of await ours()) {
      const cache = await caches.open(name);
      const list = await cache.match(LIST);
      const had = list ? ((await list.json()) as typeof files) : {};
      for (const [path, sum] of Object.entries(had)) known.set(sum, () => cache.match(ROOT + path));
    }
    return known;
  }

  /**
   * Return a file of an older version if its content still has its sum. Any script of this host can write to these
   * caches: without the check, what one script once wrote would be copied into every later version.
   */
  async function unchanged(
    find: (() => Promise<Response | undefined>) | undefined,
    sum: string,
  ): Promise<Response | undefined> {
    const found = await find?.();
    if (!found) return undefined;
    const content = await found.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    if (`sha256-${btoa(String.fromCharCode(...digest))}` !== sum) return undefined;
    return new Response(content, { headers: found.headers });
  }

  /** The browser checks the sum: wherever the file comes from, it is that of this version. */
  async function fetched(path: string, integrity: string): Promise<Response> {
    const address = ROOT + (path.startsWith('assets/') ? path : `${path}?v=${version}`);
    const ask = async (cache: RequestCache) => {
      const answer = await fetch(address, { integrity, cache });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      // What was led elsewhere could not be shown as a page.
      return answer.redirected ? new Response(answer.body, { headers: answer.headers }) : answer;
    };
    return ask('default').catch(() => ask('reload'));
  }

  /** Remove older versions that no open page is of: each page holds a lock with the name of its cache. */
  async function tidy(): Promise<void> {
    const names = await ours();
    // In the order in which they were made: what comes after this one is about to follow it.
    await Promise.all(names.slice(0, Math.max(0, names.indexOf(OWN))).map(dropUnused));
  }

  async function dropUnused(name: string): Promise<void> {
    await navigator.locks.request(name, { ifAvailable: true }, async (free) => {
      if (free) await caches.delete(name);
    });
  }

  async function ours(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(OURS));
  }

  function isPage(path: string): boolean {
    if (!hasDeepLinks) return path === '' || path === 'index.html';
    return !/^(api|healthz|metrics)(\/|$)|\.[^/]*$/.test(path);
  }

  /**
   * The page itself. If a newer version waits and nobody has this one open, this is the moment to take it: once. If it
   * does not come, this one is better than nothing.
   */
  async function page(request: Request): Promise<Response> {
    const { waiting } = worker.registration;
    if (waiting && !hasGivenWay && (await worker.clients.matchAll({ type: 'window' })).length < 2) {
      hasGivenWay = true;
      waiting.postMessage('take over');
      return new Response(INTERLUDE, { headers: { 'content-type': 'text/html' } });
    }
    return (await kept(OWN, '')) ?? fetch(request);
  }

  /** A file of the version that asks for it. Names in assets/ are of one content, so any version's will do. */
  async function part(request: Request, path: string, asked: string): Promise<Response> {
    const others = path.startsWith('assets/') ? await ours() : [];
    for (const name of [OURS + asked, ...others]) {
      const found = await kept(name, path);
      if (found) return found;
    }
    return fetch(request);
  }

  async function kept(name: string, path: string): Promise<Response | undefined> {
    return (await caches.has(name))
      ? (await caches.open(name)).match(ROOT + path, { ignoreVary: true })
      : undefined;
  }
})();
