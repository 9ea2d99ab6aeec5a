import { escapeHtml } from './escape-html';

/** Renders the screen that covers a page for `splashMs` after the document has loaded. It needs no script. */
export function renderStartScreen(brandName: string): string {
  return `<div class="splash ui-no-print" aria-hidden="true"><div class="splash-leader"></div><p>${escapeHtml(brandName)}</p></div>`;
}
