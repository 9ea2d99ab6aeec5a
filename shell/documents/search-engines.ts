import type { SiteSettings } from '@site/contract';
import type { SitePage } from './pages';

export function sitemap(pages: SitePage[], { siteUrl }: SiteSettings): string {
  const urls = pages
    .filter((page) => page.isListed)
    .map(({ path }) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

export function robots(pages: SitePage[], { siteUrl }: SiteSettings): string {
  const hidden = pages
    .filter((page) => !page.isListed && page.owner)
    .map(({ path }) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...hidden, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
