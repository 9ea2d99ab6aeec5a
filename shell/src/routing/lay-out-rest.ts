import { whenIdle } from './when-idle';

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

/** Where somebody comes to a place within a page, every height above it has to be the real one. */
export function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.ui-later')) part.dataset.near = '';
}
