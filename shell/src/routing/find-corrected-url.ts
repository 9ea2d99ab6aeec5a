import type { RouteMatch } from '@site/contract';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Finds the URL that a document with a wrong one has to be replaced by. `route` is the page of the URL, if there is one. */
export function findCorrectedUrl(
  { pathname, search, hash }: Address,
  route: Pick<RouteMatch, 'address'> | undefined,
): string | undefined {
  const path = route ? findCanonicalPath(pathname, route.address) : stripCanaryPrefix(pathname);
  return path && path + search + hash;
}

/**
 * This site's own server redirects a URL with capitals; a static host compares letter by letter and serves its not-found
 * page, which must not be hydrated as another page. Only capitals count: a host may require a trailing slash.
 */
function findCanonicalPath(pathname: string, address: string): string | undefined {
  const isSpelledOtherwise =
    pathname !== address && pathname.toLowerCase() === address.toLowerCase();
  return isSpelledOtherwise ? address : undefined;
}

/** A canary document is missing when the canary ended while the visitor was on the way, or the URL was bookmarked. */
function stripCanaryPrefix(pathname: string): string | undefined {
  const match = /^\/canary\/[^/]+(?:$|\/+(.*))/.exec(pathname);
  return match ? `/${match[1] ?? ''}` : undefined;
}
