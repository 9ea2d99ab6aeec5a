/**
 * Returns the lowercase form of a URL with capitals. This site's own server redirects it; a static host compares letter
 * by letter and serves its not-found page, which must not be hydrated as another page. Only capitals count: a host may
 * require a trailing slash.
 */
export function findLowercaseUrl(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  path: string,
): string | undefined {
  const differs = pathname !== path && pathname.toLowerCase() === path;
  return differs ? path + search + hash : undefined;
}
