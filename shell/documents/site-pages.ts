import {
  isPattern,
  listKnownPaths,
  listPagePaths,
  remotesIn,
  pageLanguageOf,
  siteLanguagePathOf,
  type DescriptorRoute,
  type Registry,
  type RemoteName,
} from '@site/contract';

/** Document of the composed site. */
export type SitePage = {
  /** Address, or a pattern: the document then stands for all addresses that have none of their own. */
  path: string;
  file: string;
  title: string;
  description: string;
  isPrerendered: boolean;
  /** Search engines may list the page. The addresses of a pattern are not known, so no list contains them. */
  isListed: boolean;
  /** Languages of the page, including its own; empty if there is only one. */
  languages: { language: string; path: string }[];
  owner: { remote: RemoteName; route: DescriptorRoute } | null;
};

export function listSitePages(registry: Registry): SitePage[] {
  const pages = remotesIn(registry.remotes).flatMap((remote) => {
    const routes = registry.remotes[remote]?.live.descriptor.routes ?? [];
    return routes.flatMap((route) =>
      listPagePaths(route).map((path) => toPage({ remote, route }, path, routes)),
    );
  });
  return [...pages, NOT_FOUND_PAGE];
}

const NOT_FOUND_PAGE: SitePage = {
  path: '/404',
  file: '404.html',
  title: 'Page not found',
  description: 'The page you are looking for does not exist or has been moved.',
  isPrerendered: true,
  isListed: false,
  languages: [],
  owner: null,
};

function toPage(
  owner: { remote: RemoteName; route: DescriptorRoute },
  path: string,
  routes: DescriptorRoute[],
): SitePage {
  const { route } = owner;
  return {
    path,
    file: documentFileOf(path),
    title: route.title,
    description: route.description,
    isPrerendered: route.prerender === true || listKnownPaths(route).includes(path),
    isListed: route.access === 'public' && route.isIndexable !== false,
    languages: isPattern(path) ? [] : languagesOf(path, routes),
    owner,
  };
}

/**
 * Returns the file of a document: its own name instead of a folder's index, which hosts serve only with a trailing slash.
 * An underscore marks the parameters of a pattern, because no value and no segment begins with one.
 */
export function documentFileOf(path: string): string {
  if (path === '/') return 'index.html';
  return `${path.slice(1).replaceAll('/:', '/_').replace(/\/\*$/, '/_')}.html`;
}

function languagesOf(path: string, routes: DescriptorRoute[]): SitePage['languages'] {
  const translations = routes
    .flatMap(listPagePaths)
    .filter((each) => !isPattern(each) && siteLanguagePathOf(each) === siteLanguagePathOf(path));
  if (translations.length === 1) return [];
  return translations.map((each) => ({ language: pageLanguageOf(each), path: each }));
}
