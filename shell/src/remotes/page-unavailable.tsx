import { withNames, type SiteRoute } from '@site/contract';
import { siteSettings } from '@site/settings';
import { Button, ButtonLink, Container, Slug } from '@site/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { wakingEvents } from './asleep';
import { errorKind, sayErrorKind } from './error-kind';
import { errorId } from './error-id';
import type { LoadError } from './load-error';
import { openAsDocument } from './open-as-document';
import { retryPage } from './page-changes';
import { restLeft, restMs } from './remote-health';
import { healthOf } from './remote-states';

type Failed = { route: SiteRoute; error: LoadError; onMended: () => void };

/** In place of a page whose remote cannot be had. The rest of the site goes on. */
export function PageUnavailable(failed: Failed) {
  const { error, isTrying, retry } = useRetry(failed);
  const title = withNames(failed.route.title, siteSettings());
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
        {sayErrorKind(errorKind(error), title)} The rest of the site works, and nothing you have
        saved or typed is lost. Please try again in a moment.
      </p>
      <div className="page-message-actions">
        <Button variant="primary" aria-busy={isTrying} onClick={retry}>
          {isTrying ? 'Trying again…' : 'Retry'}
        </Button>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
      <p className="page-message-id">Error {errorId(error)}</p>
    </Container>
  );
}

/** Tries again when asked, when the browser is back on line, and once the remote has had its rest. */
function useRetry({ route, error: firstError, onMended }: Failed) {
  const [error, setError] = useState(firstError);
  const [isTrying, setTrying] = useState(false);
  const isUnderWay = useRef(false);
  const wasAsked = useRef(false);

  const tryAgain = useCallback(
    async ({ isAsked }: { isAsked: boolean }) => {
      // A click in the middle of a try that nobody asked for counts for that try.
      wasAsked.current ||= isAsked;
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setTrying(true);
      const openDocument = () => openAsDocument(location.pathname + location.search);
      // Code that threw throws again: a fresh document brings whatever is right by now.
      if (isAsked && errorKind(error) === 'broken') await openDocument();
      const reason = await retryPage(route, { isAsked });
      // What a running page cannot mend, a broken shell for one, a fresh document may.
      if (reason && wasAsked.current) await openDocument();
      wasAsked.current = false;
      isUnderWay.current = false;
      setTrying(false);
      if (reason) setError(reason);
      else onMended();
    },
    [route, error, onMended],
  );

  useEffect(() => {
    const again = () => void tryAgain({ isAsked: false });
    const timer = setTimeout(again, restLeft(healthOf(route.remote), Date.now()) ?? restMs);
    for (const event of wakingEvents) window.addEventListener(event, again);
    return () => {
      clearTimeout(timer);
      for (const event of wakingEvents) window.removeEventListener(event, again);
    };
  }, [route, error, tryAgain]);

  return { error, isTrying, retry: () => void tryAgain({ isAsked: true }) };
}
