import { SlotContext } from '@site/slots';
import { useEffect } from 'react';
import { PlainFailure } from './late/plain-failure';
import { LoadError } from './remotes/load-error';
import { RemoteBoundary } from './remotes/remote-boundary';
import { reportFailure } from './reporting/report';
import { SiteRoutes } from './routing/site-routes';
import { FillSlot } from './slots/fill-slot';

export function App() {
  useEffect(() => {
    setTimeout(() => window.siteReady?.('shell'));
  }, []);
  return (
    <RemoteBoundary onError={reportCrash} fallback={() => <PlainFailure />}>
      <SlotContext value={FillSlot}>
        <SiteRoutes />
      </SlotContext>
      <div id="announcer" className="ui-hidden" role="status" aria-live="polite" />
    </RemoteBoundary>
  );
}

/** Reports an error that the shell itself threw. */
function reportCrash(cause: unknown): void {
  reportFailure({ remote: 'shell', phase: 'render', error: new LoadError(cause) });
}
