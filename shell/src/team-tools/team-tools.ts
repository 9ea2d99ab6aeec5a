import type { PageRegistry } from '@site/contract';
import { takeRequestedTools } from './requested-tools';
import { openInspector } from './inspect/open-inspector';
import { applyPreview } from './apply-preview';
import { showTeamBanner } from './show-team-banner';
import { AUDIENCE_STORAGE_KEY } from './has-requested-team-tools';

/** Opens the tools that this tab requests, before the shell starts. @returns the registry to start with */
export async function startTeamTools(registry: PageRegistry): Promise<PageRegistry> {
  const audience = new URLSearchParams(location.search).get('audience');
  const requested = takeRequestedTools();
  const previewed = requested.get('preview');
  const shownRegistry = previewed === null ? registry : await applyPreview(previewed, registry);
  // One banner at a time, and that of the preview tells more.
  if (previewed === null) applyAudience(audience);
  if (requested.has('inspect')) openInspector();
  return shownRegistry;
}

/**
 * Joins this browser to an audience, whose members get canaries whatever their number, until it leaves. The first script
 * of a document decides which version it is, so joining and leaving reload it.
 * @param requested name in the URL, or `null`
 */
function applyAudience(requested: string | null): void {
  try {
    const joined = localStorage.getItem(AUDIENCE_STORAGE_KEY);
    // Anybody can send a link, so only the shape of a name is stored and shown.
    if (requested !== null && requested !== joined && /^[a-z][a-z-]{1,30}$/.test(requested)) {
      localStorage.setItem(AUDIENCE_STORAGE_KEY, requested);
      location.reload();
    } else if (joined !== null) showAudience(joined);
  } catch {
    return; // Storage is blocked, so no canary is given to this browser.
  }
}

function showAudience(name: string): void {
  showTeamBanner({
    text: `You get new versions first, as “${name}”. Other visitors don’t see them yet.`,
    reset: 'Leave',
    onReset: () => {
      localStorage.removeItem(AUDIENCE_STORAGE_KEY);
      location.reload();
    },
  });
}
