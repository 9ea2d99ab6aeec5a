import { withNames, type SiteSettings } from '@site/contract';

type Block = Record<string, unknown>;

const addresses = new Set(['url', 'item', '@id', 'contentUrl', 'thumbnailUrl', 'image', 'logo']);

/** Files that stand for a page elsewhere. */
export type PageFiles = {
  /** Address of the picture of link previews. */
  picture: string;
  /** Address of the film that the page shows. */
  film?: string | undefined;
};

/** A remote's JSON-LD with what only the composition knows: names and files filled in, paths made absolute. */
export function fillStructuredData(
  block: Block,
  settings: SiteSettings,
  pageFiles: PageFiles,
): Block {
  const filled = JSON.parse(JSON.stringify(block), (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = withFiles(withNames(value, settings), settings, pageFiles);
    return addresses.has(key) && text.startsWith('/') ? settings.siteUrl + text : text;
  }) as Block;
  return { '@context': 'https://schema.org', ...filled };
}

function withFiles(text: string, { links }: SiteSettings, { picture, film }: PageFiles): string {
  return text
    .replaceAll('{picture}', picture)
    .replaceAll('{film}', film ?? '')
    .replaceAll('{linkedin}', links.linkedin)
    .replaceAll('{instagram}', links.instagram)
    .replaceAll('{facebook}', links.facebook)
    .replaceAll('{videoChannel}', links.videoChannel);
}
