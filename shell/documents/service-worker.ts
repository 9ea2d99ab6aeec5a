import { offlineNotice } from './offline-notice';

/** What the service worker has to know of the composition that it belongs to. */
export type OfflineFacts = {
  /** Whether anything is kept at all. Otherwise the worker takes itself and everything it kept away. */
  isOn: boolean;
  /** Paths of the pages that may be kept. */
  pages: string[];
  /** Origins of the remotes, whose hashed files may be kept. */
  origins: string[];
  /** Where versions lie that only a team looks at: nothing of them is kept. */
  previews: string[];
  /** Files that a page loads later on, by its path: whoever works on it offline needs them too. */
  later: Record<string, string[]>;
};

/**
 * Keeps what was visited, for the time without a network. It stands behind the network, never before it: a
 * page comes from the site whenever the site answers, so a release or a roll-back reaches everybody with the
 * next page; what is kept takes its place only when no answer comes, or none within three seconds. Only files whose name changes with their content come from what is kept. Everything else, such
 * as the backend, `registry.json` and the steps of an account, it does not touch. Of a canary it keeps no page, because
 * a canary may be gone tomorrow: when its document does not come, the live page that is kept takes its place.
 */
export function serviceWorkerScript(facts: OfflineFacts): string {
  const known = { ...facts, notice: offlineNotice };
  return facts.isOn ? `(${keeping})(${JSON.stringify(known)});\n` : `(${leaving})();\n`;
}

const leaving = `function () {
  addEventListener('install', function () { skipWaiting(); });
  addEventListener('activate', function (event) {
    event.waitUntil(Promise.all([caches.delete('site-pages'), caches.delete('site-files')]).then(function () {
      return registration.unregister();
    }));
  });
}`;

const keeping = `function (facts) {
  var most = 400, patience = 3000;
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
    else if (url.searchParams.has('try')) event.waitUntil(forgetFile(url));
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
    // Nothing of this event waits for a request that was given up, so the browser ends it.
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
  function rest() { return new Promise(function (resolve) { setTimeout(resolve, patience); }); }
  async function giveFile(event) {
    var kept = await (await caches.open('site-files')).match(event.request.url);
    if (kept) return kept;
    var answer = await fetch(event.request);
    event.waitUntil(put('site-files', event.request.url, answer.clone()));
    return answer;
  }
  // A page asks again at an address of its own when what it got was of no use: perhaps the copy that is kept.
  async function forgetFile(url) {
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
    for (var key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
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
