import { askedKey } from './is-asked';

/** Tools that a query parameter opens in a tab. */
export type Tool = 'preview' | 'inspect';

const TOOLS: readonly Tool[] = ['preview', 'inspect'];

/**
 * Moves the tools requested by the URL into the tab's storage, together with those requested before. A copied URL then
 * shows others the live site.
 */
export function takeAsked(): URLSearchParams {
  const requested = new URLSearchParams(readStored());
  const url = new URL(location.href);
  for (const tool of TOOLS) {
    const value = url.searchParams.get(tool);
    if (value === null) continue;
    requested.set(tool, value);
    url.searchParams.delete(tool);
  }
  store(requested);
  history.replaceState(history.state, '', url);
  return requested;
}

/** Removes a tool from this tab. */
export function giveUp(tool: Tool): void {
  const requested = new URLSearchParams(readStored());
  requested.delete(tool);
  store(requested);
}

function readStored(): string {
  try {
    return sessionStorage.getItem(askedKey) ?? '';
  } catch {
    return '';
  }
}

function store(requested: URLSearchParams): void {
  try {
    if (requested.size > 0) sessionStorage.setItem(askedKey, requested.toString());
    else sessionStorage.removeItem(askedKey);
  } catch {
    return; // Without storage the request lasts until the document is left.
  }
}
