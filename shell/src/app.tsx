import { useEffect } from 'react';
import { RemoteBoundary } from './remotes/remote-boundary';
import { SiteRoutes } from './routing/site-routes';
import { SiteFailed } from './site-failed';

export function App() {
  useEffect(() => {
    setTimeout(() => window.siteReady?.('shell'));
  }, []);
  return (
    <RemoteBoundary fallback={(error) => <SiteFailed error={error} />}>
      <SiteRoutes />
      <div id="announcer" className="ui-hidden" role="status" aria-live="polite" />
    </RemoteBoundary>
  );
}
