/** Facts about the composition that its service worker depends on. */
export type OfflineConfig = {
  /** Enables caching. Otherwise the worker removes its caches and unregisters itself. */
  isEnabled: boolean;
  /** Paths of the pages that may be cached. */
  pages: string[];
  /** Pages with one document for many addresses, the most specific first: their pattern, and its expression. */
  patterns: (readonly [pattern: string, source: string])[];
  /** Origins of the remotes, whose hashed files may be cached. */
  origins: string[];
  /** Base URLs of previewed versions, which are never cached. */
  previews: string[];
  /** Files that a page loads later, by path or pattern: a page that works offline needs them too. */
  later: Record<string, string[]>;
};

/** Parts of `ServiceWorkerGlobalScope` in use. TypeScript's DOM library, which the shell has, lacks service workers. */
interface ServiceWorkerScope {
  registration: Partial<Pick<ServiceWorkerRegistration, 'navigationPreload'>> &
    Pick<ServiceWorkerRegistration, 'unregister'>;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & MessageEvent<Visit>) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
declare const self: ServiceWorkerScope;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** Message of a page: paths that were on screen, and the URLs of the files that they loaded. */
type Visit = { pages: string[]; files: string[] };

/** Caches of this site's own worker. */
export const OWN_CACHES = ['site-pages', 'site-files', 'site-canary'];

/**
 * Removes all caches of this origin but the named ones, then the registration. Serialised, so it refers to nothing
 * outside itself.
 */
export function unregisterServiceWorker(keptCaches: readonly string[]): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(remove()));

  async function remove(): Promise<void> {
    const others = (await caches.keys()).filter((name) => !keptCaches.includes(name));
    await Promise.all(others.map((name) => caches.delete(name)));
    await self.registration.unregister();
  }
}

/** Serialised into the service worker's script, so it refers to nothing outside itself. */
export function runServiceWorker(
  config: OfflineConfig & { offlinePage: string; ownCaches: readonly string[] },
): void {
  const maxFiles = 400;
  const timeoutMs = 3000;

  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => {
    const ready = readCombination().then(setCombination);
    event.waitUntil(Promise.all([ready, deleteFormerCaches(), self.clients.claim()]));
  });
  self.addEventListener('message', (event) => event.waitUntil(cacheVisit(event.data)));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      const page = pageOf(url);
      if (page !== undefined) event.respondWith(respondWithPage(event, page));
    } else if (isFile(url) && !request.headers.has('range'))
      event.respondWith(respondWithFile(event));
    else if (url.searchParams.has('try')) event.waitUntil(deleteUnusableFile(url));
  });

  /** Deletes what the worker of a former site at this address has left. */
  async function deleteFormerCaches(): Promise<void> {
    const names = await caches.keys();
    const former = names.filter((name) => !config.ownCaches.includes(name));
    await Promise.all(former.map((name) => caches.delete(name)));
  }

  /**
   * Path or pattern of the page whose cached copy may stand in: the live page for a page of a canary, and one document for
   * all values of a pattern.
   */
  function pageOf({ origin, pathname }: URL): string | undefined {
    const page = pathname.replace(/^\/canary\/[a-z\d-]+(?=\/|$)/, '') || '/';
    if (origin !== location.origin) return undefined;
    if (config.pages.includes(page)) return page;
    return config.patterns.find(([, source]) => new RegExp(`^${source}$`).test(page))?.[0];
  }

  function isFile(url: URL): boolean {
    if (url.search || config.previews.some((base) => url.href.startsWith(base))) return false;
    if (url.origin === location.origin) return url.pathname.startsWith('/static/');
    // Whatever a version of a remote has in `web/` never changes.
    const versionFile = /\/web\/.*\.(js|css|woff2|svg|avif|webp|png)$/;
    return config.origins.includes(url.origin) && versionFile.test(url.pathname);
  }

  async function respondWithPage(event: FetchEvent, page: string): Promise<Response> {
    const loading = loadPage(event);
    const cached = await (await caches.open('site-pages')).match(page);
    const response = await (cached ? Promise.race([loading, waitForTimeout()]) : loading);
    // Only a page that responded in time is stored: the browser may end a superseded request.
    const combination = response && combinationOf(response.url);
    if (response && combination)
      event.waitUntil(setCombination(response.ok ? combination : undefined));
    else if (response) event.waitUntil(store('site-pages', page, response.clone()));
    return response ?? cached ?? createOfflinePage();
  }

  async function loadPage(event: FetchEvent): Promise<Response | undefined> {
    try {
      const canary = await loadCanary(event.request.url);
      return canary ?? (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return undefined;
    }
  }

  /** The document of the canaries in place of the live one, for a browser that got it before. */
  async function loadCanary(url: string): Promise<Response | undefined> {
    const combination = combinationOf(url) ? undefined : await readCombination();
    if (!combination) return undefined;
    const { pathname, search } = new URL(url);
    const page = pathname === '/' ? '' : pathname;
    const response = await fetch(`/canary/${combination}${page}${search}`);
    if (response.ok && !response.redirected) return response;
    await setCombination(undefined);
    return undefined;
  }

  /** Reads which combination of canaries this browser gets, if it got one before. */
  async function readCombination(): Promise<string | undefined> {
    if (!(await caches.has('site-canary'))) return undefined;
    return (await (await caches.open('site-canary')).match('/canary'))?.text();
  }

  /** Stores which combination this browser gets; the preloaded live page would be of no use. */
  async function setCombination(combination: string | undefined): Promise<void> {
    const { navigationPreload: preload } = self.registration;
    if (combination)
      await (await caches.open('site-canary')).put('/canary', new Response(combination));
    else await caches.delete('site-canary');
    await (combination ? preload?.disable() : preload?.enable());
  }

  function combinationOf(url: string): string | undefined {
    return /^\/canary\/([a-z\d-]+)(?:\/|$)/.exec(new URL(url).pathname)?.[1];
  }

  function waitForTimeout(): Promise<undefined> {
    return new Promise((resolve) => {
      setTimeout(() => resolve(undefined), timeoutMs);
    });
  }

  async function respondWithFile(event: FetchEvent): Promise<Response> {
    const { url } = event.request;
    const cached = await (await caches.open('site-files')).match(url);
    if (cached) return cached;
    const response = await fetch(event.request);
    event.waitUntil(store('site-files', url, response.clone()));
    return response;
  }

  /** A page requests a file at another URL when the first response, perhaps the cached copy, was unusable. */
  async function deleteUnusableFile(url: URL): Promise<void> {
    await (await caches.open('site-files')).delete(url.origin + url.pathname);
  }

  async function store(cacheName: string, key: string, response: Response): Promise<void> {
    if (!response.ok || response.redirected || response.type === 'opaque') return;
    await (await caches.open(cacheName)).put(key, response);
  }

  async function cacheVisit({ pages, files }: Visit): Promise<void> {
    const urls = new Set(files);
    for (const path of pages) {
      const page = pageOf(new URL(path, location.origin));
      const response = page && (await fetch(path).catch(() => undefined));
      if (!page || !response || !response.ok) continue;
      // Scripts that wait for an intent are cached with the visit that had one, whose files the page lists.
      const html = (await response.clone().text()).replaceAll(
        /<script type="site\/on-intent"[^>]*>/g,
        '',
      );
      await store('site-pages', page, response);
      for (const [, url = ''] of html.matchAll(/ (?:src|href|poster)="([^"]+)"/g)) urls.add(url);
      for (const url of config.later[page] ?? []) urls.add(url);
    }
    for (const url of urls) await cacheFile(new URL(url, location.origin));
    await deleteOldestFiles();
  }

  async function cacheFile(url: URL): Promise<void> {
    if (!isFile(url) || (await (await caches.open('site-files')).match(url.href))) return;
    const options = { mode: 'cors', credentials: 'omit' } as const;
    const response = await fetch(url.href, options).catch(() => undefined);
    if (response) await store('site-files', url.href, response);
  }

  async function deleteOldestFiles(): Promise<void> {
    const cache = await caches.open('site-files');
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - maxFiles))) await cache.delete(key);
  }

  /** The page for a visitor without a network whose page is not cached; it links to those that are. */
  async function createOfflinePage(): Promise<Response> {
    const keys = await (await caches.open('site-pages')).keys();
    const paths = keys.map(({ url }) => new URL(url).pathname);
    const links = paths
      .filter((path) => config.pages.includes(path))
      .map((pathname) => {
        const label = pathname === '/' ? 'Home' : pathname.slice(1).replaceAll('-', ' ');
        return `<li><a href="${pathname}">${label}</a></li>`;
      });
    const html = config.offlinePage.replace('<ul></ul>', `<ul>${links.join('')}</ul>`);
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(html, { status: 503, headers });
  }
}
