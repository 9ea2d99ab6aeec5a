/** Default language of pages (BCP 47). */
export const SITE_LANGUAGE = 'en';

/** Prefix of translated pages: the language code, as in '/hi/about-company'. */
const prefix = /^\/([a-z]{2})(?=\/|$)/;

/** Language of a page for the `lang` attribute: '/hi/about-company' → 'hi', '/about-company' → 'en'. */
export function pageLanguageOf(path: string): string {
  return prefix.exec(path)?.[1] ?? SITE_LANGUAGE;
}

/** Path of the same page in the default language: '/hi/about-company' → '/about-company', '/hi' → '/'. */
export function siteLanguagePathOf(path: string): string {
  return path.replace(prefix, '') || '/';
}
