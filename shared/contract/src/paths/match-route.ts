// Imports types only from schemas, which would enlarge the first script of every visit.
import {
  compareSpecificity,
  expandPath,
  fillPattern,
  isPattern,
  matchPattern,
  type PathParams,
} from './path-pattern';
import type { PageRegistry, PageRoute } from '../release/page-registry';
import { remotesIn, type RemoteName } from '../remote-names';
import { listAliasTargets, listPagePaths } from './route-paths';

/** Page route with the remote that owns it. */
export type SiteRoute = PageRoute & { remote: RemoteName };

/** Route of an address. */
export type RouteMatch = SiteRoute & {
  /** Path of the address in its canonical form. */
  address: string;
  /** Values of the parameters in `path`. */
  params: PathParams;
};

/**
 * Finds the route of a path, ignoring case and trailing slashes. An address that matches several paths belongs to the most
 * specific one: an exact path, then from the left a static segment before a parameter before the rest of a path.
 * @example matchRoute(registry, '/FAQ/')?.remote // 'marketing'
 */
export function matchRoute(registry: PageRegistry, pathname: string): RouteMatch | undefined {
  const page = findStaticRoute(registry, pathname);
  if (page) return { ...page, address: page.path, params: {} };
  for (const [path, route] of pathsOf(registry).pages) {
    const values = matchPattern(path, pathname);
    if (!values) continue;
    const address = fillPattern(path, values);
    return { ...route, address, params: isPattern(path) ? values : paramsOf(route, path) };
  }
  return undefined;
}

/** Finds the current path of a page by one of its aliases, with the same parameters. */
export function findAliasTarget(registry: PageRegistry, pathname: string): string | undefined {
  // No alias is the path of a page.
  if (findStaticRoute(registry, pathname)) return undefined;
  for (const [path, target] of pathsOf(registry).aliases) {
    const params = matchPattern(path, pathname);
    if (params) return fillPattern(target, params);
  }
  return undefined;
}

/** Converts a path to its canonical form: lower case, no trailing slash. '/About-Company/' → '/about-company'. */
export function canonicalizePath(pathname: string): string {
  const trimmed = pathname.toLowerCase().replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** Routes of all remotes, in the order of the registry. */
export function listPageRoutes({ remotes }: PageRegistry): PageRoute[] {
  return Object.values(remotes).flatMap(({ routes }) => routes);
}

/**
 * Lists the remotes whose needs the document of a page permits: the page's own, and those whose widgets fill its slots.
 * Those without needs of a remote are left out.
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

/**
 * Lists fingerprints of what the document of a page has to permit: of the remotes that `listRemotesWithNeeds` lists, and of
 * the page alone.
 */
export function listPageNeeds(
  registry: PageRegistry,
  page: Pick<SiteRoute, 'remote' | 'id'>,
): string[] {
  const { remotes } = registry;
  const route = remotes[page.remote]?.routes.find(({ id }) => id === page.id);
  return [
    ...listRemotesWithNeeds(registry, page).map((name) => remotes[name]?.needs),
    route?.needs,
  ].filter((each) => each !== undefined);
}

/** Finds most pages: a first visit does not wait for the lists, which only patterns and aliases need. */
function findStaticRoute(registry: PageRegistry, pathname: string): SiteRoute | undefined {
  const path = canonicalizePath(pathname);
  if (isPattern(path)) return undefined;
  for (const remote of remotesIn(registry.remotes)) {
    const route = registry.remotes[remote]?.routes.find((each) => each.path === path);
    if (route) return { ...route, remote };
  }
  return undefined;
}

/** Expanded paths, the more specific ones first. */
type PathLists = { pages: [path: string, SiteRoute][]; aliases: [path: string, target: string][] };

/** A registry is never changed, only replaced. */
const lists = new WeakMap<PageRegistry, PathLists>();

function pathsOf(registry: PageRegistry): PathLists {
  const existing = lists.get(registry);
  if (existing) return existing;
  const { remotes } = registry;
  const routes = remotesIn(remotes).flatMap((remote) =>
    (remotes[remote]?.routes ?? []).map((route): SiteRoute => ({ ...route, remote })),
  );
  const patterns = routes.filter(({ path }) => isPattern(path));
  const created: PathLists = {
    pages: patterns.flatMap((route) =>
      listPagePaths(route).map((path): [string, SiteRoute] => [path, route]),
    ),
    aliases: routes.flatMap(listAliasTargets),
  };
  for (const list of Object.values(created))
    list.sort(([one], [other]) => compareSpecificity(one, other));
  lists.set(registry, created);
  return created;
}

/** Parameters of a page without its value, or of a known one. */
function paramsOf({ path: declared }: SiteRoute, path: string): PathParams {
  return matchPattern(expandPath(declared).at(-1) ?? declared, path) ?? {};
}
