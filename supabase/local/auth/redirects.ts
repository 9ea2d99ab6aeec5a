export interface RedirectRules {
  siteUrl: string;
  /** Further addresses, compared as whole strings: no patterns. */
  additional: readonly string[];
}

/**
 * Where a mail link may lead: the wished address when it is on the site itself or listed, else the page
 * that asked, else the site (GoTrue's order).
 */
export function chooseRedirect(
  wished: readonly (string | null | undefined)[],
  rules: RedirectRules,
): string {
  for (const candidate of wished) {
    const allowed = candidate ? allowedRedirect(candidate, rules) : undefined;
    if (allowed !== undefined) return allowed;
  }
  return rules.siteUrl;
}

function allowedRedirect(candidate: string, rules: RedirectRules): string | undefined {
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === new URL(rules.siteUrl).origin) return url.href;
  return rules.additional.includes(candidate) ? candidate : undefined;
}
