import type { PageRegistry, SiteSettings } from '@site/contract';

export type SiteData = { registry: PageRegistry; settings: SiteSettings };

const advice = 'Compose the site again.';

/**
 * Registry and settings as the composed document carries them. Compose has held them to their schemas, which
 * are too heavy for a first visit; here only what was damaged afterwards is refused.
 * @throws when a part of them is not there
 */
export function readInlinedSiteData(): SiteData {
  const text = document.getElementById('site-data')?.textContent;
  if (!text) throw new Error(`This document carries no site data. ${advice}`);
  const data = parse(text);
  if (!isWhole(data)) throw new Error(`A part of this document's site data is missing. ${advice}`);
  return data;
}

function parse(text: string): Partial<SiteData> | null {
  try {
    return JSON.parse(text) as Partial<SiteData> | null;
  } catch (cause) {
    throw new Error(`The site data of this document is damaged. ${advice}`, { cause });
  }
}

function isWhole(data: Partial<SiteData> | null): data is SiteData {
  const remotes = Object.values(data?.registry?.remotes ?? {});
  return (
    Boolean(data?.registry && data.settings?.brand) && remotes.every((each) => each?.live?.base)
  );
}
