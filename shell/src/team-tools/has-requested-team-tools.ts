import type { SiteSettings } from '@site/contract';

/** Key in the tab's session storage for its requested tools, as a query. */
export const TEAM_TOOLS_STORAGE_KEY = 'site-team-tools';

/** Key in the browser's local storage for the audience that it joined. The documents of a canary read it. */
export const AUDIENCE_STORAGE_KEY = 'site-audience';

/** Tells whether this tab requests team tools. Their code is loaded only then. */
export function hasRequestedTeamTools({ teamTools }: SiteSettings): boolean {
  if (!teamTools) return false;
  try {
    return (
      /[?&](preview|inspect|audience)\b/.test(location.search) ||
      TEAM_TOOLS_STORAGE_KEY in sessionStorage ||
      AUDIENCE_STORAGE_KEY in localStorage
    );
  } catch {
    return false; // Storage is blocked, and the URL requests nothing.
  }
}
