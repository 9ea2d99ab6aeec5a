import path from 'node:path';
import type { Route } from '@playwright/test';
import type { ComposedSite } from '@site/compose';
import { serveComposition, serveFolder } from '@site/server';
import type { Store } from '@site/store';
import { fulfillAsBackend } from './sample-member';

/**
 * Serves a candidate to a browser as if it were live: its documents with their headers, the files of every remote at
 * their own origins, and a backend with one member. No request leaves this machine.
 */
export async function serveCandidate(
  store: Store,
  candidate: ComposedSite,
): Promise<{ answer: (route: Route) => Promise<void>; close: () => Promise<void> }> {
  const { registry, settings, folder } = candidate;
  // Previous versions are left out: a page that works only by falling back to one has to fail.
  const versions = Object.values(registry.remotes).map(({ live }) => live);
  const servers = await Promise.all(
    versions.map(async ({ base, descriptor: { name, version } }) => {
      const root = path.join(await store.openFolder(`apps/${name}/${version}`), 'web');
      return { base, server: await serveFolder({ root, port: 0, host: '127.0.0.1' }) };
    }),
  );
  servers.push({ base: `${settings.siteUrl}/`, server: await serveComposition(folder) });
  const reports = settings.reportUrl && new URL(settings.reportUrl, settings.siteUrl).href;
  return {
    answer: async (route) => {
      const url = route.request().url();
      if (url === reports) return route.fulfill({ status: 204 });
      if (url.startsWith(settings.supabaseUrl)) return fulfillAsBackend(route);
      const match = servers.find(({ base }) => url.startsWith(base));
      if (!match) return route.abort();
      const localUrl = `${match.server.url}/${url.slice(match.base.length)}`;
      const response = await route.fetch({ url: localUrl, maxRedirects: 0 });
      return route.fulfill({ response });
    },
    close: async () => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}
