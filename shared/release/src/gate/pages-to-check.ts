import {
  exampleAddressOf,
  isPattern,
  listPagePaths,
  listPageNeeds,
  listRemoteTerms,
  listRouteTerms,
  remotesIn,
  toPageRegistry,
  type AppName,
  type DescriptorRoute,
  type Registry,
  type RemoteName,
} from '@site/contract';

/** Page of a release that a browser opens. */
export type PageToCheck = {
  path: string;
  isForMembers: boolean;
  /**
   * For a page that is not hydrated: path of a page from which the router shows it, rendered by its module. Absent for
   * others, and for those that visitors only get as documents.
   */
  shownFrom?: string;
};

/** Path without a page: the not-found page exists on every site. */
const MISSING_PATH = '/there-is-no-such-page';

/** Lists all pages for the shell, or the remote's own. */
export function listPagesToCheck(registry: Registry, app: AppName | undefined): PageToCheck[] {
  const { remotes } = registry;
  const released = remotesIn(remotes).filter((name) => !app || app === 'shell' || app === name);
  const pages = released.flatMap((name) => listPagesOf(registry, name));
  const notFound = { path: MISSING_PATH, isForMembers: false };
  return app && app !== 'shell' ? pages : [...pages, notFound];
}

function listPagesOf(registry: Registry, remote: RemoteName): PageToCheck[] {
  const routes = registry.remotes[remote]?.live.descriptor.routes ?? [];
  const pageRegistry = toPageRegistry(registry);
  return routes.flatMap((route) => {
    const shownFrom =
      route.hydrate === false
        ? findStart(routes, (id) => listPageNeeds(pageRegistry, { remote, id }), route)
        : undefined;
    return addressesOf(route).map((path) => ({
      path,
      isForMembers: route.access === 'member',
      ...(shownFrom === undefined ? {} : { shownFrom }),
    }));
  });
}

/** Finds a page whose document permits what another one of its remote needs, and in which the router runs. */
function findStart(
  routes: readonly DescriptorRoute[],
  needsOf: (id: string) => string[],
  { id }: DescriptorRoute,
): string | undefined {
  const needs = needsOf(id);
  if (needs.length === 0) return MISSING_PATH;
  const start = routes.find(
    ({ access, hydrate, id: other }) =>
      access === 'public' &&
      (hydrate ?? true) === true &&
      needs.every((need) => needsOf(other).includes(need)),
  );
  return start && exampleAddressOf(start);
}

/** Lists the addresses of a page that have a document each, or one for all of them. */
function addressesOf(route: DescriptorRoute): string[] {
  const exact = listPagePaths(route).filter((path) => !isPattern(path));
  return exact.length > 0 ? exact : [exampleAddressOf(route)];
}

/** Lists the origins that remotes need and the owner of the site allows. */
export function listNeededOrigins({ remotes }: Registry): string[] {
  const terms = Object.values(remotes).flatMap((entry) => [
    ...listRemoteTerms(entry),
    ...[...listRouteTerms(entry).values()].flat(),
  ]);
  return [...new Set(terms.flatMap((term) => /-src (.+)$/.exec(term)?.[1] ?? []))];
}
