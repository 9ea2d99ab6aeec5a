import type { SiteSettings } from '../site-settings';

type PlaceholderSettings = Pick<SiteSettings, 'brand' | 'contact'>;

/**
 * Replaces the placeholders `{brand}`, `{legalName}`, `{email}` and `{address}` in page text, so that rebranding changes
 * settings only. Unknown placeholders stay.
 * @example fillSitePlaceholders('Write to {email}', settings) // 'Write to hello@example.com'
 */
export function fillSitePlaceholders(
  text: string,
  { brand, contact }: PlaceholderSettings,
): string {
  const names: Record<string, string> = {
    brand: brand.name,
    legalName: brand.legalName,
    email: contact.email,
    address: contact.address.join(', '),
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

/** Formats the title of a document: the route's title, followed by the brand unless it contains it. */
export function formatDocumentTitle(title: string, settings: PlaceholderSettings): string {
  const named = fillSitePlaceholders(title, settings);
  const { name } = settings.brand;
  return named.includes(name) ? named : `${named} — ${name}`;
}
