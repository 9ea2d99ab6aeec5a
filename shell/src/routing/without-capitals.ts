/**
 * Where an address with capitals leads. A server of ours redirects it; a static host compares letter by letter
 * and shows its not-found page, which must not be hydrated as another page. Only capitals count: a host may
 * want its slash at the end.
 */
export function withoutCapitals(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  path: string,
): string | undefined {
  const differs = pathname !== path && pathname.toLowerCase() === path;
  return differs ? path + search + hash : undefined;
}
