import {
  remotesIn,
  pageLanguageOf,
  siteLanguagePathOf,
  type DescriptorRoute,
  type Registry,
  type RemoteName,
} from '@site/contract';

/** Document of the composed site. */
export type SitePage = {
  path: string;
  file: string;
  title: string;
  description: string;
  isPrerendered: boolean;
  isListed: boolean;
  /** Languages of the page, including its own; empty if there is only one. */
  languages: { language: string; path: string }[];
  owner: { remote: RemoteName; route: DescriptorRoute } | null;
};

export function listSitePages(registry: Registry): SitePage[] {
  const pages = remotesIn(registry.remotes).flatMap((remote) => {
    const routes = registry.remotes[remote]?.live.descriptor.routes ?? [];
    return routes.map((route) => toPage(remote, route, routes));
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

function toPage(remote: RemoteName, route: DescriptorRoute, routes: DescriptorRoute[]): SitePage {
  return {
    path: route.path,
    // A file instead of a folder: hosts serve a folder's index only with a trailing slash.
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`,
    title: route.title,
    description: route.description,
    isPrerendered: route.prerender === true,
    isListed: route.access === 'public' && route.isIndexable !== false,
    languages: languagesOf(route, routes),
    owner: { remote, route },
  };
}

function languagesOf({ path }: DescriptorRoute, routes: DescriptorRoute[]): SitePage['languages'] {
  const translations = routes.filter(
    (each) => siteLanguagePathOf(each.path) === siteLanguagePathOf(path),
  );
  if (translations.length === 1) return [];
  return translations.map((each) => ({ language: pageLanguageOf(each.path), path: each.path }));
}
