import type { SiteSettings } from '@site/contract';

let current: SiteSettings | undefined;

/** Set once at start-up, by the shell, before anything renders. */
export function configureSite(settings: SiteSettings): void {
  current = settings;
}

/** The run-time settings of this site. @throws when asked before the shell has started */
export function siteSettings(): SiteSettings {
  if (!current) throw new Error('The site settings were asked for before the shell had read them.');
  return current;
}
