import { savesData } from '../saves-data';
import { siteSettings } from '@site/settings';
import { followVisits } from './visits';

/**
 * Lets the service worker keep the pages that were visited, and what they loaded. It begins when the page has
 * long been at rest; visitors who asked their browser to save data keep nothing.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || savesData()) return;
  if (siteSettings().offline === false) return forget(serviceWorker);
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  followVisits((pages) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ pages, files });
  });
}

/** The site was told to keep nothing any more. */
async function forget(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all(['site-pages', 'site-files'].map((name) => caches.delete(name)));
}
