import {
  formatDocumentTitle,
  isPattern,
  SITE_LANGUAGE,
  fillSitePlaceholders,
  type SiteSettings,
} from '@site/contract';
import { palettes } from '@site/ui/palettes';
import { escapeHtml, stringifyForScript } from './escape-html';
import type { SitePage } from './site-pages';
import { fillStructuredData, type PageMedia } from './structured-data';

/** Creates title, description, canonical URL, link preview and structured data of a page. */
export function createHeadTags({
  page,
  settings,
  pageFiles,
}: {
  page: SitePage;
  settings: SiteSettings;
  pageFiles: PageMedia;
}): string {
  const { brand, siteUrl } = settings;
  const title = escapeHtml(formatDocumentTitle(page.title, settings));
  const description = escapeHtml(fillSitePlaceholders(page.description, settings));
  const canonical = page.path === '/' ? `${siteUrl}/` : siteUrl + page.path;
  const blocks = page.owner?.route.structuredData ?? [];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...indexingTags(page, canonical),
    ...languageLinks(page, siteUrl),
    themeColor('dark'),
    themeColor('light'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">',
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    isPattern(page.path) ? '' : `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:image" content="${pageFiles.picture}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">`,
    ...blocks.map(
      (block) =>
        `<script type="application/ld+json">${stringifyForScript(fillStructuredData(block, settings, pageFiles))}</script>`,
    ),
  ].join('');
}

/** The shell names the address of a pattern's document, and keeps out a value that the page refuses. */
function indexingTags({ path, isListed }: SitePage, canonical: string): string[] {
  if (!isListed) return ['<meta name="robots" content="noindex">'];
  return isPattern(path) ? [] : [`<link rel="canonical" href="${canonical}">`];
}

/** Links the versions of a page in other languages; the site's own language is the default. */
function languageLinks({ languages }: SitePage, siteUrl: string): string[] {
  return languages.flatMap(({ language, path }) => {
    const codes = language === SITE_LANGUAGE ? [language, 'x-default'] : [language];
    return codes.map(
      (code) => `<link rel="alternate" hreflang="${code}" href="${siteUrl}${path}">`,
    );
  });
}

/** Browsers use it for their own window frame. */
function themeColor(scheme: keyof typeof palettes): string {
  const { background } = palettes[scheme];
  return `<meta name="theme-color" content="${background.default}" media="(prefers-color-scheme: ${scheme})">`;
}
