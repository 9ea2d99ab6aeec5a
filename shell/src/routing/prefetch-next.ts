import { shown } from '../remotes/page-store';
import { prefetchLink } from './prefetch-on-intent';
import { whenIdle } from './when-idle';

/** What a page calls for: its own first primary link, and that of the header. */
const calls = ['main a.ui-button-primary', 'header a.ui-button-primary'];

/**
 * Has the code of the likely next pages here before anybody points at them, for thumbs that do not point first.
 * Not by speculation rules: these fetch documents, and a click here needs none.
 */
export function prefetchNext(): void {
  prefetchCalls();
  shown.subscribe(prefetchCalls);
}

function prefetchCalls(): void {
  whenIdle(() => {
    for (const call of calls) prefetchLink(document.querySelector<HTMLAnchorElement>(call));
  });
}
