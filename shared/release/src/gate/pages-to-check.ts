import {
  exampleAddressOf,
  isPattern,
  listPagePaths,
  listRemotesWithNeeds,
  listRemoteTerms,
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
  // Only a document of the same remote permits what its pages need, and the router runs in one that is hydrated.
  const own = routes.find(
    ({ access, hydrate }) => access === 'public' && (hydrate ?? true) === true,
  );
  return routes.flatMap((route) => {
    const { id, access, hydrate } = route;
    const hasNeeds = listRemotesWithNeeds(pageRegistry, { remote, id }).length > 0;
    const shownFrom = hasNeeds ? own && exampleAddressOf(own) : MISSING_PATH;
    const isShown = hydrate === false && shownFrom !== undefined;
    return addressesOf(route).map((path) => ({
      path,
      isForMembers: access === 'member',
      ...(isShown ? { shownFrom } : {}),
    }));
  });
}

/** Lists the addresses of a page that have a document each, or one for all of them. */
function addressesOf(route: DescriptorRoute): string[] {
  const exact = listPagePaths(route).filter((path) => !isPattern(path));
  return exact.length > 0 ? exact : [exampleAddressOf(route)];
}

/** Lists the origins that remotes need and the owner of the site allows. */
export function listNeededOrigins({ remotes }: Registry): string[] {
  const terms = Object.values(remotes).flatMap(listRemoteTerms);
  return [...new Set(terms.flatMap((term) => /-src (.+)$/.exec(term)?.[1] ?? []))];
}
