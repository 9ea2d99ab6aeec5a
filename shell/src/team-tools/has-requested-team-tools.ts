import type { SiteSettings } from '@site/contract';

/** Key in the tab's session storage for its requested tools, as a query. */
export const TEAM_TOOLS_STORAGE_KEY = 'site-team-tools';

/** Tells whether this tab requests team tools. Their code is loaded only then. */
export function hasRequestedTeamTools({ teamTools }: SiteSettings): boolean {
  if (!teamTools) return false;
  try {
    return (
      /[?&](preview|inspect)\b/.test(location.search) || TEAM_TOOLS_STORAGE_KEY in sessionStorage
    );
  } catch {
    return false; // Storage is blocked, and the URL requests nothing.
  }
}
