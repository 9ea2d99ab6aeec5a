import type { SiteSettings } from './site-settings';

type Names = Pick<SiteSettings, 'brand' | 'contact'>;

/**
 * Puts the names of a site into a text: `{brand}`, `{legalName}`, `{email}` and `{address}`. No other word of
 * a page says them, so that another brand needs other settings and nothing else.
 */
export function withNames(text: string, { brand, contact }: Names): string {
  const names: Record<string, string> = {
    brand: brand.name,
    legalName: brand.legalName,
    email: contact.email,
    address: contact.address.join(', '),
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

/** What a browser writes on a page's tab: the title of its route, with the brand if it has none yet. */
export function documentTitle(title: string, settings: Names): string {
  const named = withNames(title, settings);
  const { name } = settings.brand;
  return named.includes(name) ? named : `${named} — ${name}`;
}
