import type { SiteSettings } from '@site/contract';
import type { SitePage } from './site-pages';

/** Creates `llms.txt`: a summary of the site for language models (llmstxt.org). */
export function llmsTxt(pages: SitePage[], { siteUrl, brand, contact }: SiteSettings): string {
  const links = pages
    .filter((page) => page.isListed)
    .map(({ title, path, description }) => {
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
