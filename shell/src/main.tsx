import './styles';
import { startHistoryGuards } from '@site/page/browser';
import { matchRoute, type SiteRoute } from '@site/contract';
import { startSession } from '@site/page/session';
import { configureSite, setShellVersion } from '@site/page/settings';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { syncMemberAttribute } from './chrome/sync-member-attribute';
import { loadDeferredModules, setDeferredLoader } from './deferred/deferred-modules';
import { loadFederation } from './remotes/remote-containers';
import { setShellTranslations } from './languages/shell-strings';
import { setRegistry } from './remotes/live-registry';
import { claimDocumentStyles } from './remotes/version-styles';
import { isTranslated } from './pages/is-translated';
import {
  ensurePageLoaded,
  isHydrationPending,
  keepStaticHtml,
  startLoadingPage,
} from './pages/page-store';
import { collectUncaughtErrors } from './reporting/uncaught-errors';
import { finishDocumentNavigation, setDocumentPage } from './routing/document-policy';
import { prefetchOnIntent } from './routing/prefetch-on-intent';
import { findCorrectedUrl } from './routing/find-corrected-url';
import { readBootstrapData, type BootstrapData } from './bootstrap-data';
import { hasRequestedTeamTools } from './team-tools/has-requested-team-tools';

const data = readBootstrapData();
const initialRoute = matchRoute(data.registry, location.pathname);
// The runtime loads at once: the remote's entry, built without the core of federation, follows it in the document. A
// failure is handled where the page is loaded.
if (initialRoute && initialRoute.hydrate !== false) loadFederation().catch(() => undefined);
if (hasRequestedTeamTools(data.settings)) void openWithTeamTools();
else open(data);

async function openWithTeamTools(): Promise<void> {
  const registry = await import('./team-tools/team-tools')
    .then(({ startTeamTools }) => startTeamTools(data.registry))
    .catch(() => data.registry);
  open({ ...data, registry });
}

function open(shownData: BootstrapData): void {
  const route = matchRoute(shownData.registry, location.pathname);
  const url = findCorrectedUrl(location, route);
  if (url) location.replace(url);
  else start(shownData, route);
}

function start(
  { registry, settings, translations }: BootstrapData,
  route: SiteRoute | undefined,
): void {
  collectUncaughtErrors();
  setDeferredLoader(() => import('./deferred/deferred-chunk'));
  configureSite(settings);
  setShellVersion(registry.shellVersion);
  setShellTranslations(translations);
  setRegistry(registry);
  setDocumentPage(route);
  finishDocumentNavigation();
  const live = route && registry.remotes[route.remote]?.live;
  if (live) claimDocumentStyles(live);
  // Composed documents contain both scripts, so that they run before the shell.
  if (!window.siteReady)
    void import('./chrome/document-scripts').then((module) => module.runDocumentScripts());
  syncMemberAttribute();
  void startSession();
  prefetchOnIntent();
  startHistoryGuards();
  leaveHashJumpsToBrowserUntilHydrated();
  leaveLinksToBrowserUntilHydrated();

  const root = document.getElementById('root');
  if (!root) throw new Error('This document has no #root. Compose the site again.');

  const isPrerendered = root.firstElementChild !== null;
  if (route && !keepStaticHtml(route))
    startLoadingPage(route, { keepsServerHtml: isPrerendered, since: 0 });

  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  // A separate task, so that evaluation and hydration do not block input together.
  setTimeout(() => {
    // A transition renders in slices that leave room for input; otherwise hydration is one long task.
    if (!isPrerendered) renderFromScratch(root, app);
    else if (!isTranslated(root)) startTransition(() => void hydrateRoot(root, app));
    // The readable page stays until its module has been loaded.
    else void afterLoading(route).then(() => renderFromScratch(root, app));
  });
  // Long after the first page is interactive.
  setTimeout(() => void loadDeferredModules(), 5000);
}

async function afterLoading(route: SiteRoute | undefined): Promise<void> {
  if (route && route.hydrate !== false) await ensurePageLoaded(route).catch(() => undefined);
}

/** Renders without server HTML. No click can be lost: all rendered elements respond at once. */
function renderFromScratch(container: HTMLElement, app: ReactNode): void {
  window.siteReady?.('page');
  createRoot(container).render(app);
}

/**
 * Leaves links to the browser until the page's module has loaded: React would delay a navigation until the page is
 * hydrated, forever if its module fails.
 */
function leaveLinksToBrowserUntilHydrated(): void {
  const stopEvent = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]');
    if (isLink && isHydrationPending()) event.stopImmediatePropagation();
  };
  window.addEventListener('click', stopEvent, { capture: true });
}

/**
 * Leaves jumps within a page to the browser until it is hydrated: the router would render, and React would discard the
 * server HTML that is being read.
 */
function leaveHashJumpsToBrowserUntilHydrated(): void {
  const currentUrl = () => location.pathname + location.search;
  const initialUrl = currentUrl();
  const stopEvent = (event: PopStateEvent) => {
    if (isHydrationPending() && currentUrl() === initialUrl) event.stopImmediatePropagation();
  };
  window.addEventListener('popstate', stopEvent, { capture: true });
}
