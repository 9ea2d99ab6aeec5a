import { isDataSaverOn } from '../routing/prefetch-on-intent';
import { getSiteSettings } from '@site/page/settings';
import { subscribeToVisits } from './visits';

/**
 * Lets the service worker cache visited pages and the files they loaded. Starts when the page is idle; visitors who
 * asked their browser to save data cache nothing.
 */
export async function startOfflineCaching(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || isDataSaverOn()) return;
  if (getSiteSettings().offline === false) return removeCaches(serviceWorker);
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  subscribeToVisits((pages) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ pages, files });
  });
}

/** Undoes earlier caching after the site's settings have turned it off. */
async function removeCaches(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all(['site-pages', 'site-files'].map((name) => caches.delete(name)));
}
