import type { RemoteName, SiteRoute } from '@site/contract';
import { reportFailure } from '../reporting/report';
import { getRegistry } from '../remotes/live-registry';
import { LoadError } from '../remotes/load-error';
import { loadPage } from './load-page';
import { markVersionBroken, clearBrokenVersions } from '../remotes/load-with-fallback';
import {
  discardPage,
  discardPages,
  setLoadedPage,
  pageKeyOf,
  ensurePageLoaded,
  pageLoadState,
  visiblePage,
} from './page-store';
import { recordCircuitEvent } from '../remotes/circuit-states';

/**
 * Retries a failed page, with files from new URLs. Versions in which it threw are tried again only when the visitor
 * asked.
 * @returns undefined when the page can be rendered, otherwise the error
 */
export async function retryPage(
  route: SiteRoute,
  { isManual }: { isManual: boolean },
): Promise<LoadError | undefined> {
  if (isManual) clearBrokenVersions(route);
  recordCircuitEvent(route.remote, 'retried');
  discardPage(route);
  window.siteFiles?.again();
  try {
    await ensurePageLoaded(route);
    return undefined;
  } catch (error) {
    return error instanceof LoadError ? error : new LoadError(error);
  }
}

/** Excludes the version that threw while rendering: the next attempt shows another version, or fails. */
export function markPageBroken(route: SiteRoute, cause: unknown): void {
  const loadState = pageLoadState(route);
  const live = getRegistry().remotes[route.remote]?.live;
  const version = loadState.state === 'loaded' ? loadState.page.version : live;
  if (version) markVersionBroken(route, version);
  discardPage(route);
  const { remote, id: page } = route;
  const error = new LoadError(cause);
  reportFailure({ remote, version: version?.global, page, phase: 'render', error });
}

/** Key of the visible page when its module is no longer the live version's. */
let outdated: string | undefined;
let remoteLeftListener: (remote: RemoteName) => void = () => undefined;

export function getVisibleRoute(): SiteRoute | undefined {
  return visiblePage.getState().route;
}

/** Sets the callback for the moment when the last page of a remote has left the screen. */
export function setRemoteLeftListener(listener: (remote: RemoteName) => void): void {
  remoteLeftListener = listener;
}

visiblePage.subscribe(({ route: after }, { route: before }) => {
  if (!before || (after && pageKeyOf(before) === pageKeyOf(after))) return;
  if (outdated === pageKeyOf(before)) discardPage(before);
  outdated = undefined;
  if (before.remote !== after?.remote) remoteLeftListener(before.remote);
});

/** Discards the pages of a remote after a release, so that the next visit loads them again. */
export function discardRemotePages(remote: RemoteName): void {
  const { route } = visiblePage.getState();
  const onScreen = route && pageKeyOf(route);
  discardPages((key) => key.startsWith(`${remote}/`) && key !== onScreen);
  if (route?.remote === remote) outdated = onScreen;
}

/**
 * Replaces the visible page with the live version once its module has loaded.
 * @returns false when it cannot be loaded
 */
export async function replaceVisiblePage(): Promise<boolean> {
  const { route } = visiblePage.getState();
  if (!route) return false;
  const page = await loadPage(route).catch(() => undefined);
  if (!page || visiblePage.getState().route !== route) return false;
  setLoadedPage(route, page);
  outdated = undefined;
  visiblePage.setState(({ renewals }) => ({ renewals: renewals + 1 }));
  return true;
}
