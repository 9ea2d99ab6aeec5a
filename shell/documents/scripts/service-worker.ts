import {
  OWN_CACHES,
  runServiceWorker,
  unregisterServiceWorker,
  type OfflineConfig,
} from './run-service-worker';

/** Page of the service worker for a visitor who opens an uncached page without a network. */
const OFFLINE_PAGE_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline</title><style>
:root{color-scheme:dark light;--bg:#0b0a09;--text:#f4efe6;--soft:#b9b0a2;--link:#8fc1f2;--line:#332e28}
@media (prefers-color-scheme:light){:root{--bg:#faf7f1;--text:#1a1613;--soft:#5a5147;--link:#1d5a99;--line:#dcd4c6}}
body{margin:0;padding:clamp(40px,12vh,128px) clamp(20px,6vw,96px);background:var(--bg);color:var(--text);font:17px/1.6 system-ui,sans-serif}
main{max-width:640px}p{margin:16px 0 0;color:var(--soft)}h1{margin:8px 0 0;font-size:clamp(32px,6vw,56px);line-height:1.05;letter-spacing:-.02em}
ul{margin:24px 0 0;padding:0;list-style:none;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}a{display:block;padding:12px 0;color:var(--link);text-transform:capitalize}
</style></head><body><main><h1>You are offline</h1><p>This page isn’t saved on this device. You can read the pages below now, and the others when you are online again.</p><ul></ul></main></body></html>`;

/**
 * Creates the service worker, which caches visited pages for times without a network. It is network-first: a page comes
 * from the site whenever the site responds, so a release or rollback reaches all visitors with the next page; the
 * cached page is used only when no response arrives within three seconds. Only files whose name changes with their
 * content come from the cache first. It ignores all other requests, such as the backend, `registry.json` and account
 * flows. It caches no page of a canary, which may end at any time: when a canary's document fails, the cached live page
 * is used.
 */
export function createServiceWorkerScript(config: OfflineConfig): string {
  const workerConfig = { ...config, offlinePage: OFFLINE_PAGE_HTML, ownCaches: OWN_CACHES };
  return config.isEnabled
    ? `(${runServiceWorker.toString()})(${JSON.stringify(workerConfig)});\n`
    : createUnregisterScript([]);
}

/** Usual names of service workers. A former site at this address may have registered one, which shows its own pages. */
const FORMER_WORKERS = ['sw.js', 'serviceworker.js', 'ngsw-worker.js', 'firebase-messaging-sw.js'];

/**
 * Creates scripts, by name, that remove the workers of a former site and their caches, and nothing of this one. The name
 * of this site's own worker is left to it.
 */
export function createFormerWorkerScripts(names = FORMER_WORKERS): Record<string, string> {
  return Object.fromEntries(
    names
      .filter((name) => name !== 'service-worker.js')
      .map((name) => [name, createUnregisterScript(OWN_CACHES)]),
  );
}

function createUnregisterScript(keptCaches: readonly string[]): string {
  return `(${unregisterServiceWorker.toString()})(${JSON.stringify(keptCaches)});\n`;
}
