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
  const found = findPath(indexOf(registry).pages, pathname);
  if (!found) return undefined;
  const { target, path, params } = found;
  return { ...target, address: isPattern(path) ? fillPattern(path, params) : path, params };
}

/** Finds the current path of a page by one of its aliases, with the same parameters. */
export function findAliasTarget(registry: PageRegistry, pathname: string): string | undefined {
  // No alias is the path of a page.
  if (findStaticRoute(registry, pathname)) return undefined;
  const found = findPath(indexOf(registry).aliases, pathname);
  return found && fillPattern(found.target, found.params);
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

/** Finds most pages: a first visit does not wait for the index, which only patterns and aliases need. */
function findStaticRoute(registry: PageRegistry, pathname: string): SiteRoute | undefined {
  const path = canonicalizePath(pathname);
  if (isPattern(path)) return undefined;
  for (const remote of remotesIn(registry.remotes)) {
    const route = registry.remotes[remote]?.routes.find((each) => each.path === path);
    if (route) return { ...route, remote };
  }
  return undefined;
}

type PathMatch<Target> = { path: string; params: PathParams; target: Target };

/** Targets by exact path; patterns by their first segment, which is static, the most specific first. */
type PathIndex<Target> = {
  exact: Map<string, PathMatch<Target>>;
  patterns: Map<string, Omit<PathMatch<Target>, 'params'>[]>;
};

type RegistryIndex = {
  pages: PathIndex<SiteRoute>;
  aliases: PathIndex<string>;
};

/** A registry is never changed, only replaced. */
const indexes = new WeakMap<PageRegistry, RegistryIndex>();

function indexOf(registry: PageRegistry): RegistryIndex {
  const existing = indexes.get(registry);
  if (existing) return existing;
  const index: RegistryIndex = { pages: createIndex(), aliases: createIndex() };
  for (const remote of remotesIn(registry.remotes)) {
    for (const route of registry.remotes[remote]?.routes ?? []) {
      const target = { ...route, remote };
      for (const path of listPagePaths(route))
        addPath(index.pages, { path, params: paramsOf(route.path, path), target });
      for (const [old, path] of listAliasTargets(route))
        addPath(index.aliases, { path: old, params: {}, target: path });
    }
  }
  sortPatterns(index.pages);
  sortPatterns(index.aliases);
  indexes.set(registry, index);
  return index;
}

function createIndex<Target>(): PathIndex<Target> {
  return { exact: new Map(), patterns: new Map() };
}

/** Parameters of a known value's path. */
function paramsOf(declared: string, path: string): PathParams {
  if (declared === path || isPattern(path)) return {};
  return matchPattern(expandPath(declared).at(-1) ?? declared, path) ?? {};
}

function addPath<Target>({ exact, patterns }: PathIndex<Target>, found: PathMatch<Target>): void {
  const { path } = found;
  const key = firstSegmentOf(path);
  if (isPattern(path)) patterns.set(key, [...(patterns.get(key) ?? []), found]);
  else if (!exact.has(path)) exact.set(path, found);
}

function sortPatterns<Target>({ patterns }: PathIndex<Target>): void {
  for (const each of patterns.values())
    each.sort((one, other) => compareSpecificity(one.path, other.path));
}

function findPath<Target>(
  index: PathIndex<Target>,
  pathname: string,
): PathMatch<Target> | undefined {
  const path = canonicalizePath(pathname);
  const exact = index.exact.get(path);
  if (exact) return exact;
  for (const each of index.patterns.get(firstSegmentOf(path)) ?? []) {
    const params = matchPattern(each.path, pathname);
    if (params) return { ...each, params };
  }
  return undefined;
}

function firstSegmentOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}
