import { visiblePage } from '../pages/page-store';
import { prefetchLink } from './prefetch-on-intent';
import { runWhenIdle } from './lay-out-sections';

/** Calls to action: the first primary link of the page, and that of the header. */
const CALL_SELECTORS = ['main a.ui-button-primary', 'header a.ui-button-primary'];

/**
 * Prefetches the modules of the likely next pages, for touch screens, where nothing is hovered first. Not by
 * speculation rules: these fetch documents, and navigation here needs none.
 */
export function prefetchCallsToAction(): void {
  prefetchCalls();
  visiblePage.subscribe(prefetchCalls);
}

function prefetchCalls(): void {
  runWhenIdle(() => {
    for (const selector of CALL_SELECTORS) {
      prefetchLink(document.querySelector<HTMLAnchorElement>(selector));
    }
  });
}
