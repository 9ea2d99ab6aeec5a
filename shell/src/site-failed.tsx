import { useEffect, useState } from 'react';
import { demoLink, pricingLink } from './frame/navigation';
import { LoadError } from './remotes/load-error';
import { reportFailure } from './reporting/report';

const pages = [{ label: 'Home', to: '/' }, pricingLink, demoLink];

/** When the shell itself throws. Plain links and a reload: nothing of the frame is trusted any more. */
export function SiteFailed({ error }: { error: unknown }) {
  const [failure] = useState(() => new LoadError('broken', error));
  useEffect(() => {
    window.siteReady?.('page');
    reportFailure({ remote: 'shell', phase: 'render', error: failure });
  }, [failure]);
  return (
    <main className="page-message ui-container" role="alert">
      <h1>Something went wrong on our side</h1>
      <p>Nothing you have saved or typed is lost. Load the page again, or go on from here.</p>
      <div className="page-message-actions">
        <button
          type="button"
          className="ui-button ui-button-primary"
          onClick={() => location.reload()}
        >
          Load the page again
        </button>
        {pages.map(({ label, to }) => (
          <a key={to} href={to} className="ui-button ui-button-secondary">
            {label}
          </a>
        ))}
      </div>
      <p className="page-message-id">Error {failure.id}</p>
    </main>
  );
}
