import type { RemoteName, SiteRoute } from '@site/contract';
import { reportFailure } from '../reporting/report';
import { currentRegistry } from './live-registry';
import { LoadError } from './load-error';
import { loadPage } from './load-page';
import { blameVersion, forgiveVersions } from './load-with-care';
import { forgetPage, forgetPages, keepPage, keyOf, load, pageCode, shown } from './page-store';
import { noteHealth } from './remote-states';

/**
 * Loads a page that failed once more, with files from addresses of their own. Versions in which it threw get
 * another chance only when somebody asks. Undefined when it can be rendered now; otherwise why not.
 */
export async function retryPage(
  route: SiteRoute,
  { isAsked }: { isAsked: boolean },
): Promise<LoadError | undefined> {
  if (isAsked) forgiveVersions(route);
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

/** The page threw while it rendered: the next attempt to show it takes another version, or fails. */
export function blamePage(route: SiteRoute, cause: unknown): void {
  const code = pageCode(route);
  const live = currentRegistry().remotes[route.remote]?.live;
  const version = code.state === 'here' ? code.page.version : live;
  if (version) blameVersion(route, version);
  forgetPage(route);
  const { remote, id: page } = route;
  const error = new LoadError(cause);
  reportFailure({ remote, version: version?.global, page, phase: 'render', error });
}

/** The page on screen, whose code is not the live version's any more. */
let outdated: string | undefined;
let noticeLeft: (remote: RemoteName) => void = () => undefined;

export function remoteOnScreen(): RemoteName | undefined {
  return shown.getState().route?.remote;
}

/** Calls back when the last page of a remote has left the screen. */
export function onRemoteLeft(notice: (remote: RemoteName) => void): void {
  noticeLeft = notice;
}

shown.subscribe(({ route: after }, { route: before }) => {
  if (!before || (after && keyOf(before) === keyOf(after))) return;
  if (outdated === keyOf(before)) forgetPage(before);
  outdated = undefined;
  if (before.remote !== after?.remote) noticeLeft(before.remote);
});

/** Another version of a remote is live: its pages are loaded anew when they are shown next. */
export function forgetRemote(remote: RemoteName): void {
  const { route } = shown.getState();
  const onScreen = route && keyOf(route);
  forgetPages((key) => key.startsWith(`${remote}/`) && key !== onScreen);
  if (route?.remote === remote) outdated = onScreen;
}

/** Replaces the page on screen by the version that is live now, once its code is here. */
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
