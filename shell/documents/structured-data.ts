import { withNames, type SiteSettings } from '@site/contract';

type Block = Record<string, unknown>;

const addresses = new Set(['url', 'item', '@id', 'contentUrl', 'thumbnailUrl', 'image', 'logo']);

/** A remote's JSON-LD with what only the settings know: names filled in, paths made absolute. */
export function fillStructuredData(block: Block, settings: SiteSettings): Block {
  const filled = JSON.parse(JSON.stringify(block), (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = withNames(value, settings);
    return addresses.has(key) && text.startsWith('/') ? settings.siteUrl + text : text;
  }) as Block;
  return { '@context': 'https://schema.org', ...filled };
}
