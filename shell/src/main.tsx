import './styles';
import { matchRoute, type SiteRoute } from '@site/contract';
import { startSession } from '@site/session';
import { configureSite } from '@site/settings';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { keepMemberMark } from './frame/member-mark';
import { rewindFilms } from './frame/rewind-films';
import { loadLateParts, takeLatePartsFrom } from './late/late';
import { startFederation } from './remotes/containers';
import { setRegistry } from './remotes/live-registry';
import { keepText, startPage } from './remotes/page-store';
import { leaveEarlyJumpsToBrowser, leaveEarlyLinksToBrowser } from './routing/early-jumps';
import { prefetchOnIntent } from './routing/prefetch-on-intent';
import { withoutCanary } from './routing/without-canary';
import { withoutCapitals } from './routing/without-capitals';
import { readInlinedSiteData, type SiteData } from './site-data';
import { isAskedForTeamTools } from './team-tools/is-asked';

const data = readInlinedSiteData();
const initialRoute = matchRoute(data.registry, location.pathname);
// The runtime loads at once: the remote's entry, built without the core of federation, follows it in the document. A
// failure is handled where the page is loaded.
if (initialRoute && initialRoute.hydrate !== false) startFederation().catch(() => undefined);
if (isAskedForTeamTools(data.settings)) void openWithTeamTools();
else open(data);

async function openWithTeamTools(): Promise<void> {
  const registry = await import('./team-tools/team-tools')
    .then(({ beginTeamTools }) => beginTeamTools(data.registry))
    .catch(() => data.registry);
  open({ ...data, registry });
}

function open(shownData: SiteData): void {
  const route = matchRoute(shownData.registry, location.pathname);
  const url = route ? withoutCapitals(location, route.path) : withoutCanary(location);
  if (url) location.replace(url);
  else start(shownData, route);
}

function start({ registry, settings }: SiteData, route: SiteRoute | undefined): void {
  takeLatePartsFrom(() => import('./late/late-parts'));
  configureSite(settings);
  setRegistry(registry);
  keepMemberMark();
  rewindFilms();
  void startSession();
  prefetchOnIntent();
  leaveEarlyJumpsToBrowser();
  leaveEarlyLinksToBrowser();

  const root = document.getElementById('root');
  if (!root) throw new Error('This document has no #root. Compose the site again.');

  const isPrerendered = root.firstElementChild !== null;
  if (route && !keepText(route)) startPage(route, { keepsServerHtml: isPrerendered, since: 0 });

  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // A separate task, so that evaluation and hydration do not block input together.
  setTimeout(() => {
    // A transition renders in slices that leave room for input; otherwise hydration is one long task.
    if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
    else renderFromScratch(root, app);
  });
  // Long after the first page is interactive.
  setTimeout(() => void loadLateParts(), 5000);
}

/** Renders without server HTML. No click can be lost: all rendered elements respond at once. */
function renderFromScratch(container: HTMLElement, app: ReactNode): void {
  window.siteReady?.('page');
  createRoot(container).render(app);
}
