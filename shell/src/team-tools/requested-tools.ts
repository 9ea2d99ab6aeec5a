import { TEAM_TOOLS_STORAGE_KEY } from './has-requested-team-tools';

/** Tools that a query parameter opens in a tab. */
type TeamTool = 'preview' | 'inspect';

const TOOLS: readonly TeamTool[] = ['preview', 'inspect'];

/**
 * Moves the tools requested by the URL into the tab's storage, together with those requested before. A copied URL then
 * shows others the live site.
 */
export function takeRequestedTools(): URLSearchParams {
  const requested = new URLSearchParams(readStored());
  const url = new URL(location.href);
  for (const tool of TOOLS) {
    const value = url.searchParams.get(tool);
    if (value === null) continue;
    requested.set(tool, value);
    url.searchParams.delete(tool);
  }
  url.searchParams.delete('audience');
  store(requested);
  history.replaceState(history.state, '', url);
  return requested;
}

export function removeRequestedTool(tool: TeamTool): void {
  const requested = new URLSearchParams(readStored());
  requested.delete(tool);
  store(requested);
}

function readStored(): string {
  try {
    return sessionStorage.getItem(TEAM_TOOLS_STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function store(requested: URLSearchParams): void {
  try {
    if (requested.size > 0) sessionStorage.setItem(TEAM_TOOLS_STORAGE_KEY, requested.toString());
    else sessionStorage.removeItem(TEAM_TOOLS_STORAGE_KEY);
  } catch {
    return; // Without storage the request lasts until the document is left.
  }
}
