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
const asked = matchRoute(data.registry, location.pathname);
// At once: the remote's entry stands behind it in the document, and is built without its core. What fails here fails
// again where somebody answers for it.
if (asked && asked.hydrate !== false) startFederation().catch(() => undefined);
if (isAskedForTeamTools(data.settings)) void openWithTeamTools();
else open(data);

async function openWithTeamTools(): Promise<void> {
  const registry = await import('./team-tools/team-tools')
    .then(({ beginTeamTools }) => beginTeamTools(data.registry))
    .catch(() => data.registry);
  open({ ...data, registry });
}

function open(shown: SiteData): void {
  const route = matchRoute(shown.registry, location.pathname);
  const address = route ? withoutCapitals(location, route.path) : withoutCanary(location);
  if (address) location.replace(address);
  else start(shown, route);
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
  // A task of its own after evaluation, so that neither blocks the other.
  setTimeout(() => {
    // As a transition, in slices that leave room for a tap; otherwise it is one long task.
    if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
    else renderAnew(root, app);
  });
  // Long after the first page is there.
  setTimeout(() => void loadLateParts(), 5000);
}

/** Without server HTML there is nothing that could lose a click: whatever appears answers at once. */
function renderAnew(container: HTMLElement, app: ReactNode): void {
  window.siteReady?.('page');
  createRoot(container).render(app);
}
