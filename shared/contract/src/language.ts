/** The language of the site's own words, and of every page that says nothing else. */
export const SITE_LANGUAGE = 'en';

/** What says the same in another language stands below that language's code: '/hi/about-company'. */
const prefix = /^\/([a-z]{2})(?=\/|$)/;

/** The language of a page, as `lang` says it. '/hi/about-company' → 'hi', '/about-company' → 'en'. */
export function languageOf(path: string): string {
  return prefix.exec(path)?.[1] ?? SITE_LANGUAGE;
}

/** The address of the same page in the language of the site. '/hi/about-company' → '/about-company', '/hi' → '/'. */
export function originalOf(path: string): string {
  return path.replace(prefix, '') || '/';
}
