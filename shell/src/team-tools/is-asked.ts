import type { SiteSettings } from '@site/contract';

/** Key in the tab's session storage for its requested tools, as a query. */
export const askedKey = 'site-team-tools';

/** Tells whether this tab requests team tools. Their code is loaded only then. */
export function isAskedForTeamTools({ teamTools }: SiteSettings): boolean {
  if (!teamTools) return false;
  try {
    return /[?&](preview|inspect)\b/.test(location.search) || askedKey in sessionStorage;
  } catch {
    return false; // Storage is blocked, and the URL requests nothing.
  }
}
