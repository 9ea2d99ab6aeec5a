import { useEffect } from 'react';

/** The failure of a page with nothing that could fail itself: plain links, and a fresh document to try again. */
export function PlainFailure() {
  useEffect(() => window.siteReady?.('page'), []);
  return (
    <div className="page-message ui-container" role="alert">
      <h1>This page cannot be shown right now</h1>
      <p>Nothing you have saved or typed is lost. Please try again in a moment.</p>
      <div className="page-message-actions">
        <button
          type="button"
          className="ui-button ui-button-primary"
          onClick={({ currentTarget }) => openAnew(currentTarget)}
        >
          Retry
        </button>
        <a href="/" className="ui-button ui-button-secondary">
          Go to the home page
        </a>
      </div>
    </div>
  );
}

/** A document in development has no start guard. */
function openAnew(button: Element): void {
  const place = button.closest('[role=alert]');
  if (place && window.siteFiles) window.siteFiles.retry(place);
  else location.reload();
}
