// Types only: schemas would come to every first visit with it.
import type { PageRegistry, PageRoute } from './page-registry';
import { REMOTE_NAMES, type RemoteName } from './remote-names';

export type SiteRoute = PageRoute & { remote: RemoteName };

/** The route of a path; case and a trailing slash do not matter. */
export function matchRoute(registry: PageRegistry, pathname: string): SiteRoute | undefined {
  const path = canonicalPath(pathname);
  for (const remote of REMOTE_NAMES) {
    const route = registry.remotes[remote]?.routes.find((each) => each.path === path);
    if (route) return { ...route, remote };
  }
  return undefined;
}

/** Where an address leads that a page had before, or undefined. */
export function movedTo(registry: PageRegistry, pathname: string): string | undefined {
  const old = canonicalPath(pathname);
  return routesOf(registry).find(({ aliases }) => aliases?.includes(old))?.path;
}

/** The one form of a path: lower case, no trailing slash. '/About-Company/' → '/about-company'. */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.toLowerCase().replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** The pages of all remotes, in the one order of remotes. */
export function routesOf({ remotes }: PageRegistry): PageRoute[] {
  return REMOTE_NAMES.flatMap((name) => remotes[name]?.routes ?? []);
}
