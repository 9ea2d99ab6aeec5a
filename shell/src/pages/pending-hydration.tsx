import { canonicalizePath, type SiteRoute } from '@site/contract';
import { useLocation } from '@site/page/router';
import { Button } from '@site/ui';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShellStrings } from '../languages/shell-strings';
import { loadPage } from './load-page';
import type { LoadedPage } from '../remotes/federation';
import { endPendingHydration, discardPage, pageKeyOf, visiblePage } from './page-store';
import { RESET_TIMEOUT_MS } from '../remotes/circuit-breaker';
import { recordCircuitEvent } from '../remotes/circuit-states';

type PendingPage = { route: SiteRoute; wake: () => void };

/** A prerendered page whose module has not loaded: it stays readable, and a notice offers to try again. */
const pendingHydration = createStore<{ sleeping: PendingPage | null }>()(() => ({
  sleeping: null,
}));

/** Retries loading a readable page until it succeeds. */
export async function loadUntilHydrated(route: SiteRoute): Promise<LoadedPage> {
  for (;;) {
    const isManual = await waitForRetry(route);
    window.siteFiles?.again();
    const page = await loadPage(route).catch(() => undefined);
    if (page) {
      pendingHydration.setState({ sleeping: null });
      return page;
    }
    if (isManual) reloadDocument();
  }
}

/**
 * Reloads the document, which repairs failures that a running page cannot, such as a broken shell chunk. Typed text is
 * kept.
 */
function reloadDocument(): void {
  const notice = document.querySelector('.site-notice');
  if (notice) window.siteFiles?.retry(notice);
}

/** Window events after which a retry is worthwhile. */
export const RETRY_EVENTS = ['online', 'load'] as const;

/**
 * Waits until the visitor asks, the document's files have loaded, the browser is online again, or the reset timeout has
 * passed.
 * @returns whether the visitor asked
 */
function waitForRetry(route: SiteRoute): Promise<boolean> {
  return new Promise((resolve) => {
    const wake = (isManual: boolean) => {
      recordCircuitEvent(route.remote, 'retried');
      for (const event of RETRY_EVENTS) window.removeEventListener(event, retryAutomatically);
      clearTimeout(timer);
      resolve(isManual);
    };
    const retryAutomatically = () => wake(false);
    const timer = setTimeout(retryAutomatically, RESET_TIMEOUT_MS);
    for (const event of RETRY_EVENTS) window.addEventListener(event, retryAutomatically);
    pendingHydration.setState({ sleeping: { route, wake: () => wake(true) } });
  });
}

/** Discards the pending page when another page has replaced it. */
visiblePage.subscribe(({ route }) => {
  const { sleeping } = pendingHydration.getState();
  if (!sleeping || (route && pageKeyOf(sleeping.route) === pageKeyOf(route))) return;
  discardPage(sleeping.route);
  endPendingHydration();
  pendingHydration.setState({ sleeping: null });
});

/** Tells the reader of a page whose module has not loaded that its forms and switches do not respond yet. */
export function HydrationNotice() {
  const { sleeping } = useStore(pendingHydration);
  const { pathname } = useLocation();
  const strings = useShellStrings();
  if (!sleeping || canonicalizePath(pathname) !== sleeping.route.path) return null;
  return (
    <div className="site-notice" role="status">
      <p>{strings.notInteractive}</p>
      <Button size="small" onClick={sleeping.wake}>
        {strings.retry}
      </Button>
    </div>
  );
}
