import { SlotContext, type SlotProps } from '@site/page/slots';
import { useEffect, useMemo, type ComponentType } from 'react';
import { FallbackErrorPage } from './deferred/fallback-error-page';
import { LoadError } from './remotes/load-error';
import { ErrorBoundary } from './remotes/error-boundary';
import { reportFailure } from './reporting/report';
import { SlotOutlet } from './slots/slot-outlet';
import {
  findAliasTarget,
  matchRoute,
  pageLanguageOf,
  type RouteMatch,
  SITE_LANGUAGE,
} from '@site/contract';
import { Navigate, PageContext, type PageContextValue, useLocation } from '@site/page/router';
import { SiteLayout } from './chrome/site-layout';
import { NotFoundPage, RefusedBarePage, RefusedPage } from './pages/not-found-page';
import { useRegistry } from './remotes/live-registry';
import { RemotePage } from './pages/remote-page';
import { setPageTitle } from './routing/page-title';
import { useScrollStorage } from './routing/scroll-positions';

/** @param props.slotOutlet renders the slots of pages; default: the one for browsers */
export function App({ slotOutlet = SlotOutlet }: { slotOutlet?: ComponentType<SlotProps> }) {
  useEffect(() => {
    setTimeout(() => window.siteReady?.('shell'));
  }, []);
  return (
    <ErrorBoundary onError={reportCrash} fallback={() => <FallbackErrorPage />}>
      <SlotContext value={slotOutlet}>
        <SiteRoutes />
      </SlotContext>
      <div id="announcer" className="ui-hidden" role="status" aria-live="polite" />
    </ErrorBoundary>
  );
}

/** Reports an error that the shell itself threw. */
function reportCrash(cause: unknown): void {
  reportFailure({ remote: 'shell', phase: 'render', error: new LoadError(cause) });
}

/**
 * Maps the URL to its page. The router navigates in a transition, so the visible page stays until the next one has
 * loaded, and a slow remote never blanks the window.
 */
function SiteRoutes() {
  const { pathname, search, hash } = useLocation();
  useScrollStorage();
  const registry = useRegistry();
  const moved = findAliasTarget(registry, pathname);
  const route = matchRoute(registry, pathname);
  const page = usePageContext(route);
  if (moved) return <Navigate to={{ pathname: moved, search, hash }} replace />;
  if (!route) {
    return (
      <SiteLayout chrome="site" language={SITE_LANGUAGE}>
        <NotFoundPage />
      </SiteLayout>
    );
  }
  return (
    <SiteLayout chrome={route.chrome} language={pageLanguageOf(route.path)}>
      <PageContext value={page}>
        <RemotePage route={route} />
      </PageContext>
    </SiteLayout>
  );
}

/** Stays the same while the address does: another value would render a page that waits for its hydration. */
function usePageContext(route: RouteMatch | undefined): PageContextValue {
  const key = JSON.stringify(route?.params ?? {});
  const isBare = route?.chrome === 'bare';
  return useMemo(
    () => ({
      params: JSON.parse(key),
      setTitle: setPageTitle,
      NotFound: isBare ? RefusedBarePage : RefusedPage,
    }),
    [key, isBare],
  );
}
