import type { SiteRoute } from '@site/contract';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Finds the URL that a document with a wrong one has to be replaced by. `route` is the page of the URL, if there is one. */
export function findCorrectedUrl(
  { pathname, search, hash }: Address,
  route: Pick<SiteRoute, 'path'> | undefined,
): string | undefined {
  const path = route ? findLowercasePath(pathname, route.path) : stripCanaryPrefix(pathname);
  return path && path + search + hash;
}

/**
 * This site's own server redirects a URL with capitals; a static host compares letter by letter and serves its not-found
 * page, which must not be hydrated as another page. Only capitals count: a host may require a trailing slash.
 */
function findLowercasePath(pathname: string, path: string): string | undefined {
  return pathname !== path && pathname.toLowerCase() === path ? path : undefined;
}

/** A canary document is missing when the canary ended while the visitor was on the way, or the URL was bookmarked. */
function stripCanaryPrefix(pathname: string): string | undefined {
  const match = /^\/canary(?:$|\/+(.*))/.exec(pathname);
  return match ? `/${match[1] ?? ''}` : undefined;
}
