/**
 * Lays out what the first layout left out (`.ui-later`), one part at a time and only while nothing else is to
 * be done: from then on screen readers, the browser's search and the scrollbar know the whole page.
 */
export function layOutRest(): void {
  const next = document.querySelector<HTMLElement>('.ui-later:not([data-near])');
  if (!next) return;
  whenIdle(() => {
    next.dataset.near = '';
    layOutRest();
  });
}

/** Where somebody comes back to a place on a page, every height above it has to be the real one. */
export function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.ui-later')) part.dataset.near = '';
}

/** Some browsers cannot tell when they are idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 100);
}
