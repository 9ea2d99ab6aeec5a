import { askedKey } from './is-asked';

/** What a tab can be asked for in its address. */
export type Tool = 'preview' | 'inspect';

const tools: readonly Tool[] = ['preview', 'inspect'];

/**
 * Takes what the address asks for out of it and keeps it for the tab, together with what was asked before. A copied
 * address shows others what visitors get.
 */
export function takeAsked(): URLSearchParams {
  const asked = new URLSearchParams(readKept());
  const address = new URL(location.href);
  for (const tool of tools) {
    const value = address.searchParams.get(tool);
    if (value === null) continue;
    asked.set(tool, value);
    address.searchParams.delete(tool);
  }
  keep(asked);
  history.replaceState(history.state, '', address);
  return asked;
}

/** From now on this tab is as everybody's. */
export function giveUp(tool: Tool): void {
  const asked = new URLSearchParams(readKept());
  asked.delete(tool);
  keep(asked);
}

function readKept(): string {
  try {
    return sessionStorage.getItem(askedKey) ?? '';
  } catch {
    return '';
  }
}

function keep(asked: URLSearchParams): void {
  try {
    if (asked.size > 0) sessionStorage.setItem(askedKey, asked.toString());
    else sessionStorage.removeItem(askedKey);
  } catch {
    return; // Without storage it holds until the document is left.
  }
}
