import { REMOTE_NAMES, type DescriptorRoute, type Registry, type RemoteName } from '@site/contract';

/** One document of the composed site. */
export type SitePage = {
  path: string;
  file: string;
  title: string;
  description: string;
  isPrerendered: boolean;
  isListed: boolean;
  owner: { remote: RemoteName; route: DescriptorRoute } | null;
};

export function pagesOf(registry: Registry): SitePage[] {
  const pages = REMOTE_NAMES.flatMap((remote) =>
    (registry.remotes[remote]?.live.descriptor.routes ?? []).map((route) => toPage(remote, route)),
  );
  return [...pages, notFoundPage];
}

const notFoundPage: SitePage = {
  path: '/404',
  file: '404.html',
  title: 'Page not found',
  description: 'The page you are looking for does not exist or has been moved.',
  isPrerendered: true,
  isListed: false,
  owner: null,
};

function toPage(remote: RemoteName, route: DescriptorRoute): SitePage {
  return {
    path: route.path,
    // A file of its own: hosts answer a folder's address only with a slash at its end.
    file: route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`,
    title: route.title,
    description: route.description,
    isPrerendered: route.prerender,
    isListed: route.access === 'public' && route.listed !== false,
    owner: { remote, route },
  };
}
