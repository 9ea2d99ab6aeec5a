/**
 * Tells whether a browser has translated the page of the document. It wraps or replaces texts, which React would report
 * as a failed hydration and render again; such a page is rendered anew from the start.
 */
export function isTranslated(root: HTMLElement): boolean {
  return root.querySelector('font, [_msttexthash]') !== null;
}
