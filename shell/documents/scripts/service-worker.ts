import { OFFLINE_PAGE_HTML } from '../offline-page-html';
import {
  runServiceWorker,
  unregisterServiceWorker,
  type OfflineConfig,
} from './run-service-worker';

/**
 * Creates the service worker, which caches visited pages for times without a network. It is network-first: a page comes
 * from the site whenever the site responds, so a release or rollback reaches all visitors with the next page; the
 * cached page is used only when no response arrives within three seconds. Only files whose name changes with their
 * content come from the cache first. It ignores all other requests, such as the backend, `registry.json` and account
 * flows. It caches no page of a canary, which may end at any time: when a canary's document fails, the cached live page
 * is used.
 */
export function createServiceWorkerScript(config: OfflineConfig): string {
  const workerConfig = { ...config, offlinePage: OFFLINE_PAGE_HTML };
  return config.isEnabled
    ? `(${runServiceWorker.toString()})(${JSON.stringify(workerConfig)});\n`
    : `(${unregisterServiceWorker.toString()})();\n`;
}
