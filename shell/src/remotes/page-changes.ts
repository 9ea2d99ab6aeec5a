import type { RemoteName, SiteRoute } from '@site/contract';
import { reportFailure } from '../reporting/report';
import { currentRegistry } from './live-registry';
import { LoadError } from './load-error';
import { loadPage } from './load-page';
import { blameVersion, forgiveVersions } from './load-with-care';
import { forgetPage, forgetPages, keepPage, keyOf, load, pageCode, shown } from './page-store';
import { noteHealth } from './remote-states';

/**
 * Retries a failed page, with files from new URLs. Versions in which it threw are tried again only when the visitor
 * asked.
 * @returns undefined when the page can be rendered, otherwise the error
 */
export async function retryPage(
  route: SiteRoute,
  { isManual }: { isManual: boolean },
): Promise<LoadError | undefined> {
  if (isManual) forgiveVersions(route);
  noteHealth(route.remote, 'wanted');
  forgetPage(route);
  window.siteFiles?.again();
  try {
    await load(route);
    return undefined;
  } catch (error) {
    return error instanceof LoadError ? error : new LoadError(error);
  }
}

/** Excludes the version that threw while rendering: the next attempt shows another version, or fails. */
export function blamePage(route: SiteRoute, cause: unknown): void {
  const loadState = pageCode(route);
  const live = currentRegistry().remotes[route.remote]?.live;
  const version = loadState.state === 'here' ? loadState.page.version : live;
  if (version) blameVersion(route, version);
  forgetPage(route);
  const { remote, id: page } = route;
  const error = new LoadError(cause);
  reportFailure({ remote, version: version?.global, page, phase: 'render', error });
}

/** Key of the visible page when its module is no longer the live version's. */
let outdated: string | undefined;
let remoteLeftListener: (remote: RemoteName) => void = () => undefined;

export function remoteOnScreen(): RemoteName | undefined {
  return shown.getState().route?.remote;
}

/** Sets the callback for the moment when the last page of a remote has left the screen. */
export function onRemoteLeft(listener: (remote: RemoteName) => void): void {
  remoteLeftListener = listener;
}

shown.subscribe(({ route: after }, { route: before }) => {
  if (!before || (after && keyOf(before) === keyOf(after))) return;
  if (outdated === keyOf(before)) forgetPage(before);
  outdated = undefined;
  if (before.remote !== after?.remote) remoteLeftListener(before.remote);
});

/** Discards the pages of a remote after a release, so that the next visit loads them again. */
export function forgetRemote(remote: RemoteName): void {
  const { route } = shown.getState();
  const onScreen = route && keyOf(route);
  forgetPages((key) => key.startsWith(`${remote}/`) && key !== onScreen);
  if (route?.remote === remote) outdated = onScreen;
}

/**
 * Replaces the visible page with the live version once its module has loaded.
 * @returns false when it cannot be loaded
 */
export async function renewPage(): Promise<boolean> {
  const { route } = shown.getState();
  if (!route) return false;
  const page = await loadPage(route).catch(() => undefined);
  if (!page || shown.getState().route !== route) return false;
  keepPage(route, page);
  outdated = undefined;
  shown.setState(({ renewals }) => ({ renewals: renewals + 1 }));
  return true;
}
