import { layOutAllSections, layOutSectionsWhenIdle } from './lay-out-sections';
import { getSavedScrollPx } from './scroll-positions';

const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;
let hasMoved = false;

/**
 * Tells whether this is still the page the document was loaded with; a guard may have redirected before it was shown.
 */
export function isInitialPage(pathname: string): boolean {
  if (pathname !== firstPath) hasMoved = true;
  return !hasMoved;
}

/** Treats the page that the document was loaded with as one that the router went to: focus, announcement, scroll position. */
export function markAsMoved(): void {
  hasMoved = true;
}

/** Opens the `details` around the element that the hash names. @returns the element, if its `details` was closed */
export function openEnclosingDetails(hash: string): HTMLElement | undefined {
  const target = targetOf(hash);
  const details = target?.closest('details');
  if (!target || !details || details.open) return undefined;
  details.open = true;
  return target;
}

/** Moves focus and scroll position to the start of a new page, or back to where they were. */
export function restoreFocusAndScroll({ key, hash }: { key: string; hash: string }): void {
  openEnclosingDetails(hash);
  const target = targetOf(hash);
  const savedPx = getSavedScrollPx(key);
  if (target || savedPx) layOutAllSections();
  else layOutSectionsWhenIdle();
  const heading = target ?? document.querySelector<HTMLElement>('main h1');
  if (heading) {
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (savedPx !== undefined) window.scrollTo({ top: savedPx, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

function targetOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // An address may end in anything, '#100%' too.
  }
}
