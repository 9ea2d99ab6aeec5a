/**
 * Validates the path that a visitor returns to after signing in (against open redirects, CWE-601). Rejects everything
 * that a browser could resolve to another origin: '//x', '/\x', control characters, encoded slashes, credentials, schemes.
 * @returns the normalized path, or undefined when it is rejected
 */
export function sanitizeReturnPath(candidate: string | null | undefined): string | undefined {
  if (!candidate || candidate.length > 300) return undefined;
  if (!/^\/(?![/\\])[\w\-./?=&%#~+,:@]*$/.test(candidate)) return undefined;
  if (/%(2f|5c|0[0-9a-f]|1[0-9a-f]|7f)/i.test(candidate)) return undefined;
  const base = 'https://this.site.invalid';
  const url = parse(candidate, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function parse(candidate: string, base: string): URL | undefined {
  try {
    return new URL(candidate, base);
  } catch {
    return undefined;
  }
}
