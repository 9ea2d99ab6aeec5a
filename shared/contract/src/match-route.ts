// Imports types only: schemas would enlarge the first script of every visit.
import type { PageRegistry, PageRoute } from './release/page-registry';
import { remotesIn, type RemoteName } from './remote-names';

/** Page route with the remote that owns it. */
export type SiteRoute = PageRoute & { remote: RemoteName };

/**
 * Finds the route of a path, ignoring case and trailing slashes.
 * @example matchRoute(registry, '/FAQ/')?.remote // 'marketing'
 */
export function matchRoute(registry: PageRegistry, pathname: string): SiteRoute | undefined {
  const path = canonicalizePath(pathname);
  for (const remote of remotesIn(registry.remotes)) {
    const route = registry.remotes[remote]?.routes.find((each) => each.path === path);
    if (route) return { ...route, remote };
  }
  return undefined;
}

/** Finds the current path of a page by one of its aliases. */
export function findAliasTarget(registry: PageRegistry, pathname: string): string | undefined {
  const old = canonicalizePath(pathname);
  return routesOf(registry).find(({ aliases }) => aliases?.includes(old))?.path;
}

/** Converts a path to its canonical form: lower case, no trailing slash. '/About-Company/' → '/about-company'. */
export function canonicalizePath(pathname: string): string {
  const trimmed = pathname.toLowerCase().replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** Routes of all remotes, in the order of the registry. */
export function routesOf({ remotes }: PageRegistry): PageRoute[] {
  return Object.values(remotes).flatMap(({ routes }) => routes);
}

/**
 * Lists the remotes whose needs the document of a page permits: the page's own, and those whose widgets fill its slots.
 * Those without needs are left out.
 */
export function listRemotesWithNeeds(
  { remotes }: PageRegistry,
  { remote, id }: Pick<SiteRoute, 'remote' | 'id'>,
): RemoteName[] {
  return remotesIn(remotes).filter((name) => {
    const { needs, widgets = [] } = remotes[name] ?? {};
    const isFilling = widgets.some(
      ({ slot, page }) => page === id && slot.startsWith(`${remote}/`),
    );
    return needs !== undefined && (name === remote || isFilling);
  });
}
