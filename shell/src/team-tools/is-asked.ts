import type { SiteSettings } from '@site/contract';

/** What this tab was asked for, as a query, for as long as the tab is open. */
export const askedKey = 'site-team-tools';

/** Whether this tab is to show more than visitors get. Everything else about it is loaded only then. */
export function isAskedForTeamTools({ teamTools }: SiteSettings): boolean {
  if (!teamTools) return false;
  try {
    return /[?&](preview|inspect)\b/.test(location.search) || askedKey in sessionStorage;
  } catch {
    return false; // Storage is blocked, and nothing was asked for here.
  }
}
