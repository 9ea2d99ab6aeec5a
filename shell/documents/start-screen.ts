import { attribute } from './escape';

/** The screen that covers a page for `splashMs` after the document arrived. It needs no script. */
export function startScreen(brandName: string): string {
  return `<div class="splash" aria-hidden="true"><div class="splash-leader"></div><p>${attribute(brandName)}</p></div>`;
}
