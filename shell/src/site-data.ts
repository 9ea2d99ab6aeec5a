import {
  readPageRegistry,
  readSiteSettings,
  type PageRegistry,
  type SiteSettings,
} from '@site/contract';

export type SiteData = { registry: PageRegistry; settings: SiteSettings };

/** Registry and settings as the composed document carries them. @throws {ContractError} when they are malformed */
export function readInlinedSiteData(): SiteData {
  const text = document.getElementById('site-data')?.textContent;
  if (!text) throw new Error('This document carries no site data. Compose the site again.');
  const data = parse(text);
  return { registry: readPageRegistry(data.registry), settings: readSiteSettings(data.settings) };
}

function parse(text: string): { registry: unknown; settings: unknown } {
  try {
    return JSON.parse(text) as { registry: unknown; settings: unknown };
  } catch (cause) {
    throw new Error('The site data of this document is damaged. Compose the site again.', {
      cause,
    });
  }
}
