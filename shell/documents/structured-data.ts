import { fillSitePlaceholders, type SiteSettings } from '@site/contract';

type Block = Record<string, unknown>;

const URL_KEYS = new Set(['url', 'item', '@id', 'contentUrl', 'thumbnailUrl', 'image', 'logo']);

/** Media that represent a page elsewhere. */
export type PageMedia = {
  /** URL of the link preview's picture. */
  picture: string;
  /** URL of the page's video. */
  video?: string | undefined;
};

/** Completes a remote's JSON-LD: fills in names and files, and makes paths absolute. */
export function fillStructuredData(
  block: Block,
  settings: SiteSettings,
  pageFiles: PageMedia,
): Block {
  const filled: Block = JSON.parse(JSON.stringify(block), (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = withFiles(fillSitePlaceholders(value, settings), settings, pageFiles);
    return URL_KEYS.has(key) && text.startsWith('/') ? settings.siteUrl + text : text;
  });
  return { '@context': 'https://schema.org', ...filled };
}

function withFiles(text: string, { links }: SiteSettings, { picture, video }: PageMedia): string {
  return text
    .replaceAll('{picture}', picture)
    .replaceAll('{film}', video ?? '')
    .replaceAll('{linkedin}', links.linkedin)
    .replaceAll('{instagram}', links.instagram)
    .replaceAll('{facebook}', links.facebook)
    .replaceAll('{videoChannel}', links.videoChannel);
}
