import { isPattern, type SiteSettings } from '@site/contract';
import type { SitePage } from './site-pages';

export function createSitemap(pages: SitePage[], { siteUrl }: SiteSettings): string {
  const urls = pages
    .filter(hasListedAddress)
    .map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Disallows nothing: a page with `noindex` has to be crawled before the rule can be obeyed. */
export function createRobotsTxt({ siteUrl }: SiteSettings): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** Creates `llms.txt`: a summary of the site for language models (llmstxt.org). */
export function llmsTxt(pages: SitePage[], { siteUrl, brand, contact }: SiteSettings): string {
  const links = pages.filter(hasListedAddress).map(({ title, path, description }) => {
    const name = title.replace(` · ${brand.name}`, '');
    return `- [${name}](${siteUrl}${path}): ${description}`;
  });
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.tagline}`,
    '',
    `Every page is plain HTML that can be read without running scripts. Questions: ${contact.email}`,
    '',
    '## Pages',
    '',
    ...links,
    '',
  ].join('\n');
}

/** Tells whether search engines may list a page, and its address is known. */
function hasListedAddress({ path, isListed }: SitePage): boolean {
  return isListed && !isPattern(path);
}
