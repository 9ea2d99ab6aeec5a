import { withNames } from '@site/contract';
import { siteSettings } from '@site/settings';
import { Button, ButtonLink, Container, Slug } from '@site/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failed } from '../late/late';
import { wakingEvents } from './asleep';
import { errorKind, sayErrorKind } from './error-kind';
import { errorId } from './error-id';
import type { LoadError } from './load-error';
import { openAsDocument } from './open-as-document';
import { retryPage } from './page-changes';
import { restLeft, restMs } from './remote-health';
import { healthOf } from './remote-states';

type Props = Failed & { error: LoadError };

/** Replaces a page whose remote fails. The rest of the site keeps working. */
export function PageUnavailable(props: Props) {
  const { error, isTrying, retry } = useRetry(props);
  const title = withNames(props.route.title, siteSettings());
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

/** Retries when the visitor asks, when the browser is online again, and after the reset timeout. */
function useRetry({ route, error: firstError, onMended }: Props) {
  const [error, setError] = useState(firstError);
  const [isTrying, setTrying] = useState(false);
  const isRetrying = useRef(false);
  const isManualRetry = useRef(false);

  const tryAgain = useCallback(
    async ({ isManual }: { isManual: boolean }) => {
      // A click during an automatic retry makes it a manual one.
      isManualRetry.current ||= isManual;
      if (isRetrying.current) return;
      isRetrying.current = true;
      setTrying(true);
      const openDocument = () => openAsDocument(location.pathname + location.search);
      // A module that threw would throw again: a new document loads the version that is live by now.
      if (isManual && errorKind(error) === 'broken') await openDocument();
      const reason = await retryPage(route, { isManual });
      // A new document repairs failures that a running page cannot, such as a broken shell.
      if (reason && isManualRetry.current) await openDocument();
      isManualRetry.current = false;
      isRetrying.current = false;
      setTrying(false);
      if (reason) setError(reason);
      else onMended();
    },
    [route, error, onMended],
  );

  useEffect(() => {
    const retryAutomatically = () => void tryAgain({ isManual: false });
    const timer = setTimeout(
      retryAutomatically,
      restLeft(healthOf(route.remote), Date.now()) ?? restMs,
    );
    for (const event of wakingEvents) window.addEventListener(event, retryAutomatically);
    return () => {
      clearTimeout(timer);
      for (const event of wakingEvents) window.removeEventListener(event, retryAutomatically);
    };
  }, [route, error, tryAgain]);

  return { error, isTrying, retry: () => void tryAgain({ isManual: true }) };
}
