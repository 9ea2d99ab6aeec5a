import { useEffect } from 'react';
import { SiteRoutes } from './routing/site-routes';

export function App() {
  useEffect(() => {
    setTimeout(() => window.siteReady?.('shell'));
  }, []);
  return (
    <>
      <SiteRoutes />
      <div id="announcer" className="ui-hidden" role="status" aria-live="polite" />
    </>
  );
}
