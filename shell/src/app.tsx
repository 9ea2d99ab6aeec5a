import { SlotContext } from '@site/slots';
import { useEffect } from 'react';
import { FallbackErrorPage } from './deferred/fallback-error-page';
import { LoadError } from './remotes/load-error';
import { ErrorBoundary } from './remotes/error-boundary';
import { reportFailure } from './reporting/report';
import { SiteRoutes } from './routing/site-routes';
import { SlotOutlet } from './slots/slot-outlet';

export function App() {
  useEffect(() => {
    setTimeout(() => window.siteReady?.('shell'));
  }, []);
  return (
    <ErrorBoundary onError={reportCrash} fallback={() => <FallbackErrorPage />}>
      <SlotContext value={SlotOutlet}>
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
