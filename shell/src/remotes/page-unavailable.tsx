import type { SiteRoute } from '@site/contract';
import { Button, ButtonLink, Container, Slug } from '@site/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayLoadError, type LoadError } from './load-error';
import { openAsDocument } from './open-as-document';
import { retryPage } from './page-store';
import { restLeft, restMs } from './remote-health';
import { healthOf } from './remote-states';

/**
 * In place of a page whose remote cannot be had. The rest of the site goes on. It tries again when asked,
 * when the browser is back on line, and by itself once the remote has had its rest.
 */
export function PageUnavailable({
  route,
  error: firstError,
  onLoaded,
}: {
  route: SiteRoute;
  error: LoadError;
  onLoaded: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [error, setError] = useState(firstError);
  const [isTrying, setTrying] = useState(false);
  const isUnderWay = useRef(false);

  const retry = useCallback(
    async ({ isAsked }: { isAsked: boolean }) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setTrying(true);
      const reason = await retryPage(route);
      // What a running page cannot mend, a broken shell for one, a fresh document may.
      if (reason && isAsked) await openAsDocument(location.pathname + location.search);
      isUnderWay.current = false;
      setTrying(false);
      if (reason) setError(reason);
      else onLoaded();
    },
    [route, onLoaded],
  );

  useEffect(() => {
    window.siteReady?.('page');
    heading.current?.focus();
  }, []);

  useEffect(() => {
    const again = () => void retry({ isAsked: false });
    const timer = setTimeout(again, restLeft(healthOf(route.remote), Date.now()) ?? restMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [route, error, retry]);

  return (
    <Container className="page-message" role="alert">
      <Slug>Technical difficulties</Slug>
      <h1 ref={heading} tabIndex={-1}>
        This page cannot be shown right now
      </h1>
      <p>
        {sayLoadError(error.kind, route.title)} The rest of the site works, and nothing you have
        saved or typed is lost. Please try again in a moment.
      </p>
      <div className="page-message-actions">
        <Button
          variant="primary"
          aria-busy={isTrying}
          onClick={() => void retry({ isAsked: true })}
        >
          {isTrying ? 'Trying again…' : 'Retry'}
        </Button>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
      <p className="page-message-id">Error {error.id}</p>
    </Container>
  );
}
