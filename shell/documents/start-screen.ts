import { attribute } from './escape';

/** Renders the screen that covers a page for `splashMs` after the document has loaded. It needs no script. */
export function startScreen(brandName: string): string {
  return `<div class="splash" aria-hidden="true"><div class="splash-leader"></div><p>${attribute(brandName)}</p></div>`;
}
