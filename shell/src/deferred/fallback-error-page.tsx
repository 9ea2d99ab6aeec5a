import { useEffect } from 'react';

/** Error page without dependencies that could fail as well: plain links, and a reload to try again. */
export function FallbackErrorPage() {
  useEffect(() => window.siteReady?.('page'), []);
  return (
    <div className="page-message ui-container" role="alert">
      <h1>This page cannot be shown right now</h1>
      <p>Nothing you have saved or typed is lost. Please try again in a moment.</p>
      <div className="page-message-actions">
        <button
          type="button"
          className="ui-button ui-button-primary"
          onClick={({ currentTarget }) => reload(currentTarget)}
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

/** Documents of the development server have no start guard. */
function reload(button: Element): void {
  const container = button.closest('[role=alert]');
  if (container && window.siteFiles) window.siteFiles.retry(container);
  else location.reload();
}
