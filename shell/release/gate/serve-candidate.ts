import path from 'node:path';
import type { Route } from '@playwright/test';
import type { ComposedSite } from '../../compose/compose-site';
import { serveComposed } from '../../serve/serve-site';
import { serveFolder } from '../../serve/serve-folder';
import type { Store } from '../../store/store';
import { answerAsBackend } from './sample-member';

/**
 * Answers a browser as the world would if the candidate were live: its documents with their headers, the files of
 * every remote at their own origins, and a backend that knows one member. Nothing leaves this machine.
 */
export async function serveCandidate(
  store: Store,
  candidate: ComposedSite,
): Promise<{ answer: (route: Route) => Promise<void>; close: () => Promise<void> }> {
  const { registry, settings, folder } = candidate;
  // Not the versions before: a page that can only be saved by falling back to one must be seen failing.
  const versions = Object.values(registry.remotes).map(({ live }) => live);
  const places = await Promise.all(
    versions.map(async ({ base, descriptor: { name, version } }) => {
      const root = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
      return { base, server: await serveFolder({ root, port: 0, host: '127.0.0.1' }) };
    }),
  );
  places.push({ base: `${settings.siteUrl}/`, server: await serveComposed(folder) });
  const reports = settings.reports && new URL(settings.reports, settings.siteUrl).href;
  return {
    answer: async (route) => {
      const url = route.request().url();
      if (url.startsWith(settings.supabaseUrl)) return answerAsBackend(route);
      if (url === reports) return route.fulfill({ status: 204 });
      const place = places.find(({ base }) => url.startsWith(base));
      if (!place) return route.abort();
      const spare = `${place.server.url}/${url.slice(place.base.length)}`;
      const response = await route.fetch({ url: spare, maxRedirects: 0 });
      return route.fulfill({ response });
    },
    close: async () => {
      await Promise.all(places.map(({ server }) => server.close()));
    },
  };
}
