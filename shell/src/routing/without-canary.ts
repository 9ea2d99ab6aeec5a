/**
 * Where the address of a canary's document leads that is not there: to the live page. The canary ended while
 * somebody was on the way, or the address was written down.
 */
export function withoutCanary({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const below = /^\/canary(?:$|\/+(.*))/.exec(pathname);
  return below ? `/${below[1] ?? ''}${search}${hash}` : undefined;
}
