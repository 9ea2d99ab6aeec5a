import {
  languageOf,
  originalOf,
  REMOTE_NAMES,
  type DescriptorRoute,
  type Registry,
  type RemoteName,
} from '@site/contract';

/** One document of the composed site. */
export type SitePage = {
  path: string;
  file: string;
  title: string;
  description: string;
  isPrerendered: boolean;
  isListed: boolean;
  /** In which languages the page is to be had, its own among them; none where there is only one. */
  languages: { language: string; path: string }[];
  owner: { remote: RemoteName; route: DescriptorRoute } | null;
};

export function pagesOf(registry: Registry): SitePage[] {
  const pages = REMOTE_NAMES.flatMap((remote) => {
    const routes = registry.remotes[remote]?.live.descriptor.routes ?? [];
    return routes.map((route) => toPage(remote, route, routes));
  });
  return [...pages, notFoundPage];
}

const notFoundPage: SitePage = {
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
    // A file of its own: hosts answer a folder's address only with a slash at its end.
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`,
    title: route.title,
    description: route.description,
    isPrerendered: route.prerender,
    isListed: route.access === 'public' && route.listed !== false,
    languages: languagesOf(route, routes),
    owner: { remote, route },
  };
}

function languagesOf({ path }: DescriptorRoute, routes: DescriptorRoute[]): SitePage['languages'] {
  const same = routes.filter((each) => originalOf(each.path) === originalOf(path));
  if (same.length === 1) return [];
  return same.map((each) => ({ language: languageOf(each.path), path: each.path }));
}
