import { SlotContext, type SlotProps } from '@site/slots';
import { useEffect, type ComponentType } from 'react';
import { FallbackErrorPage } from './deferred/fallback-error-page';
import { LoadError } from './remotes/load-error';
import { ErrorBoundary } from './remotes/error-boundary';
import { reportFailure } from './reporting/report';
import { SlotOutlet } from './slots/slot-outlet';
import { findAliasTarget, matchRoute, pageLanguageOf, SITE_LANGUAGE } from '@site/contract';
import { Navigate, useLocation } from '@site/router';
import { SiteLayout } from './chrome/site-layout';
import { NotFoundPage } from './pages/not-found-page';
import { useRegistry } from './remotes/live-registry';
import { RemotePage } from './pages/remote-page';
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
  if (moved) return <Navigate to={{ pathname: moved, search, hash }} replace />;
  const route = matchRoute(registry, pathname);
  if (!route) {
    return (
      <SiteLayout chrome="site" language={SITE_LANGUAGE}>
        <NotFoundPage />
      </SiteLayout>
    );
  }
  return (
    <SiteLayout chrome={route.chrome} language={pageLanguageOf(route.path)}>
      <RemotePage route={route} />
    </SiteLayout>
  );
}
