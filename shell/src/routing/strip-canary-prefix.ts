/**
 * Returns the live URL for the URL of a missing canary document. The canary ended while the visitor was on the way, or
 * the URL was bookmarked.
 */
export function stripCanaryPrefix({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const match = /^\/canary(?:$|\/+(.*))/.exec(pathname);
  return match ? `/${match[1] ?? ''}${search}${hash}` : undefined;
}
