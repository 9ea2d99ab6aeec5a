import type { PageRegistry } from '@site/contract';
import { takeRequestedTools } from './requested-tools';
import { openInspector } from './inspect/open-inspector';
import { applyAudience } from './apply-audience';
import { applyPreview } from './apply-preview';

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
