export interface RedirectRules {
  siteUrl: string;
  /** Further allowed URLs, compared as whole strings, not as patterns. */
  additionalUrls: readonly string[];
}

/**
 * Chooses the target of an email link: the first candidate on the site itself or on the list, else the site. Pass
 * `redirect_to` before the referrer, as GoTrue does.
 */
export function chooseRedirectUrl(
  candidates: readonly (string | null | undefined)[],
  rules: RedirectRules,
): string {
  for (const candidate of candidates) {
    const url = candidate ? findAllowedUrl(candidate, rules) : undefined;
    if (url !== undefined) return url;
  }
  return rules.siteUrl;
}

function findAllowedUrl(candidate: string, rules: RedirectRules): string | undefined {
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.origin === new URL(rules.siteUrl).origin) return url.href;
  return rules.additionalUrls.includes(candidate) ? candidate : undefined;
}
