import { OFFLINE_PAGE_HTML } from './offline-page-html';

/** Facts about the composition that its service worker depends on. */
export type OfflineConfig = {
  /** Enables caching. Otherwise the worker removes its caches and unregisters itself. */
  isEnabled: boolean;
  /** Paths of the pages that may be cached. */
  pages: string[];
  /** Origins of the remotes, whose hashed files may be cached. */
  origins: string[];
  /** Base URLs of previewed versions, which are never cached. */
  previews: string[];
  /** Files that a page loads later, by path: a page that works offline needs them too. */
  later: Record<string, string[]>;
};

/**
 * Creates the service worker, which caches visited pages for times without a network. It is network-first: a page comes
 * from the site whenever the site responds, so a release or rollback reaches all visitors with the next page; the
 * cached page is used only when no response arrives within three seconds. Only files whose name changes with their
 * content come from the cache first. It ignores all other requests, such as the backend, `registry.json` and account
 * flows. It caches no page of a canary, which may end at any time: when a canary's document fails, the cached live page
 * is used.
 */
export function createServiceWorkerScript(facts: OfflineConfig): string {
  const workerConfig = { ...facts, notice: OFFLINE_PAGE_HTML };
  return facts.isEnabled
    ? `(${CACHING_WORKER})(${JSON.stringify(workerConfig)});\n`
    : `(${UNREGISTERING_WORKER})();\n`;
}

const UNREGISTERING_WORKER = `function () {
  addEventListener('install', function () { skipWaiting(); });
  addEventListener('activate', function (event) {
    event.waitUntil(Promise.all([caches.delete('site-pages'), caches.delete('site-files')]).then(function () {
      return registration.unregister();
    }));
  });
}`;

const CACHING_WORKER = `function (facts) {
  var maxFiles = 400, timeoutMs = 3000;
  addEventListener('install', function () { skipWaiting(); });
  addEventListener('activate', function (event) {
    var preload = registration.navigationPreload;
    event.waitUntil(Promise.all([preload && preload.enable(), clients.claim()]));
  });
  addEventListener('message', function (event) { event.waitUntil(keepVisit(event.data)); });
  addEventListener('fetch', function (event) {
    var request = event.request, url = new URL(request.url);
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      var page = url.pathname.replace(/^\\/canary(?=\\/|$)/, '') || '/';
      if (isPage(url)) event.respondWith(givePage(event, url.pathname));
      else if (url.origin === location.origin && page !== url.pathname && facts.pages.includes(page)) event.respondWith(giveCanary(event, page));
    } else if (isFile(url) && !request.headers.has('range')) event.respondWith(giveFile(event));
    else if (url.searchParams.has('try')) event.waitUntil(deleteLinkedFile(url));
  });
  function isPage(url) { return url.origin === location.origin && facts.pages.includes(url.pathname); }
  function isFile(url) {
    if (url.search || facts.previews.some(function (base) { return url.href.startsWith(base); })) return false;
    if (url.origin === location.origin) return url.pathname.startsWith('/static/');
    return facts.origins.includes(url.origin) && /\\/static\\/.*\\.(js|css|woff2|svg|avif|webp|png)$/.test(url.pathname);
  }
  async function givePage(event, path) {
    var coming = askSite(event);
    var kept = await (await caches.open('site-pages')).match(path);
    var answer = await (kept ? Promise.race([coming, rest()]) : coming);
    // Nothing here waits for a superseded request, so the browser may end it.
    if (answer) event.waitUntil(put('site-pages', path, answer.clone()));
    return answer || kept || notKept();
  }
  async function giveCanary(event, page) {
    var coming = askSite(event);
    var kept = await (await caches.open('site-pages')).match(page);
    return (await (kept ? Promise.race([coming, rest()]) : coming)) || kept || notKept();
  }
  async function askSite(event) {
    try {
      return (await event.preloadResponse) || (await fetch(event.request));
    } catch (error) {}
  }
  function rest() { return new Promise(function (resolve) { setTimeout(resolve, timeoutMs); }); }
  async function giveFile(event) {
    var kept = await (await caches.open('site-files')).match(event.request.url);
    if (kept) return kept;
    var answer = await fetch(event.request);
    event.waitUntil(put('site-files', event.request.url, answer.clone()));
    return answer;
  }
  // A page requests a file at another URL when the first response was unusable, perhaps the cached copy.
  async function deleteLinkedFile(url) {
    await (await caches.open('site-files')).delete(url.origin + url.pathname);
  }
  async function put(name, key, answer) {
    if (!answer.ok || answer.redirected || answer.type === 'opaque') return;
    await (await caches.open(name)).put(key, answer);
  }
  async function keepVisit(visit) {
    var files = visit.files;
    for (var path of visit.pages.filter(function (each) { return facts.pages.includes(each); })) {
      var answer = await fetch(path).catch(function () {});
      if (!answer || !answer.ok) continue;
      var html = await answer.clone().text();
      await put('site-pages', path, answer);
      for (var match of html.matchAll(/ (?:src|href|poster)="([^"]+)"/g)) files.push(match[1]);
      files = files.concat(facts.later[path] || []);
    }
    for (var file of new Set(files)) await keepFile(new URL(file, location.origin));
    await trim();
  }
  async function keepFile(url) {
    if (!isFile(url) || (await (await caches.open('site-files')).match(url.href))) return;
    var answer = await fetch(url.href, { mode: 'cors', credentials: 'omit' }).catch(function () {});
    if (answer) await put('site-files', url.href, answer);
  }
  async function trim() {
    var cache = await caches.open('site-files'), keys = await cache.keys();
    for (var key of keys.slice(0, Math.max(0, keys.length - maxFiles))) await cache.delete(key);
  }
  async function notKept() {
    var keys = await (await caches.open('site-pages')).keys();
    var links = keys.map(function (key) {
      var path = new URL(key.url).pathname;
      return '<li><a href="' + path + '">' + (path === '/' ? 'Home' : path.slice(1).replaceAll('-', ' ')) + '</a></li>';
    });
    var html = facts.notice.replace('<ul></ul>', '<ul>' + links.join('') + '</ul>');
    return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
}`;
