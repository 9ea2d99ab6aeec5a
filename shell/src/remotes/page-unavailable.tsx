import { Button, ButtonLink, Container, Slug } from '@site/ui';
import { useEffect, useRef } from 'react';

/** In place of a page whose remote cannot be had. The rest of the site goes on. */
export function PageUnavailable({ title, onRetry }: { title: string; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.siteReady?.('page');
    heading.current?.focus();
  }, []);
  return (
    <Container className="page-message" role="alert">
      <Slug>Technical difficulties</Slug>
      <h1 ref={heading} tabIndex={-1}>
        This page cannot be shown right now
      </h1>
      <p>
        “{title}” could not be loaded. The rest of the site works, and nothing you have saved is
        lost. Please try again in a moment.
      </p>
      <div className="page-message-actions">
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </Container>
  );
}
