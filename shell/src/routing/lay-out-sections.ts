/**
 * Lays out the sections that the first layout skipped (`.ui-later`), one at a time while the browser is idle:
 * afterwards screen readers, find-in-page and the scrollbar cover the whole page.
 */
export function layOutSectionsWhenIdle(): void {
  const next = document.querySelector<HTMLElement>('.ui-later:not([data-laid-out])');
  if (!next) return;
  runWhenIdle(() => {
    next.dataset.laidOut = '';
    layOutSectionsWhenIdle();
  });
}

/** Lays out all sections, because a jump into the page needs the real heights above its target. */
export function layOutAllSections(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.ui-later'))
    section.dataset.laidOut = '';
}

/**
 * Runs a callback when the browser is idle, or after a timeout if there is one. Browsers without `requestIdleCallback` get
 * a short delay instead.
 */
export function runWhenIdle(callback: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, options);
  else setTimeout(callback, 100);
}
