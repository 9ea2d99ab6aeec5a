import { fillSitePlaceholders } from '@site/contract';
import {
  findLoadProblem,
  getSiteSettings,
  reloadForUpdate,
  type LoadProblem,
} from '@site/page/settings';
import { Button, ButtonLink, Container } from '@site/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FailedPageProps } from '../deferred/deferred-modules';
import { RETRY_EVENTS } from './pending-hydration';
import { useShellStrings } from '../languages/shell-strings';
import { classifyError, errorIdOf, type ErrorKind } from '../remotes/error-kind';
import { LoadError, withTimeout } from '../remotes/load-error';
import { retryPage, markPageBroken } from './page-changes';
import { getResetDelayMs, RESET_TIMEOUT_MS } from '../remotes/circuit-breaker';
import { circuitStateOf } from '../remotes/circuit-states';
import { PageLoading } from './page-loading';

const TIMEOUT_MS = 4000;

type Props = FailedPageProps & { error: LoadError };

/** Replaces a page whose remote fails. The rest of the site keeps working. */
function PageUnavailable(props: Props) {
  const { error, kind, problem, isTrying, retry } = useRetry(props);
  const strings = useShellStrings();
  const title = fillSitePlaceholders(props.route.title, getSiteSettings());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.siteReady?.('page');
    heading.current?.focus();
  }, []);
  return (
    <Container className="page-message" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {strings.unavailable}
      </h1>
      <p>
        {strings.reasons[kind].replace('{title}', title)} {strings.unavailableAdvice[problem]}
      </p>
      <div className="page-message-actions">
        <Button variant="primary" aria-busy={isTrying} onClick={retry}>
          {isTrying ? strings.retrying : problem === 'outdated' ? strings.reload : strings.retry}
        </Button>
        <ButtonLink to="/">{strings.goHome}</ButtonLink>
      </div>
      <p className="page-message-id">
        {strings.error} {errorIdOf(error)}
      </p>
    </Container>
  );
}

/** Explains the failure: from its error at once, then by what the site says about the file. */
function useReason(error: LoadError): { kind: ErrorKind; problem: LoadProblem } {
  const ownKind = classifyError(error);
  const [found, setFound] = useState<{ error: LoadError; problem: LoadProblem }>();
  useEffect(() => {
    let isCurrent = true;
    void findLoadProblem(error.cause).then((problem) => isCurrent && setFound({ error, problem }));
    return () => {
      isCurrent = false;
    };
  }, [error]);
  const isFault = ownKind === 'broken' || ownKind === 'gone';
  const known = found?.error === error && !isFault ? found.problem : undefined;
  const problem = known ?? (ownKind === 'offline' ? 'offline' : 'unknown');
  return { kind: problem === 'unknown' ? ownKind : problem, problem };
}

/** Retries when the visitor asks, when the browser is online again, and after the reset timeout. */
function useRetry({ route, error: firstError, onRecovered }: Props) {
  const [error, setError] = useState(firstError);
  const reason = useReason(error);
  const [isTrying, setTrying] = useState(false);
  const isRetrying = useRef(false);
  const isManualRetry = useRef(false);

  const needsDocument = ['broken', 'outdated'].includes(reason.kind);
  const tryAgain = useCallback(
    async ({ isManual }: { isManual: boolean }) => {
      // A click during an automatic retry makes it a manual one.
      isManualRetry.current ||= isManual;
      if (isRetrying.current) return;
      isRetrying.current = true;
      setTrying(true);
      // A module that threw would throw again: a new document loads the version that is live by now.
      if (isManual && needsDocument) await loadDocumentAgain();
      const failure = await retryPage(route, { isManual });
      // A new document repairs failures that a running page cannot, such as a broken shell.
      if (failure && isManualRetry.current) await loadDocumentAgain();
      isManualRetry.current = false;
      isRetrying.current = false;
      setTrying(false);
      if (failure) setError(failure);
      else onRecovered();
    },
    [route, needsDocument, onRecovered],
  );

  useEffect(() => {
    const retryAutomatically = () => void tryAgain({ isManual: false });
    const timer = setTimeout(
      retryAutomatically,
      getResetDelayMs(circuitStateOf(route.remote), Date.now()) ?? RESET_TIMEOUT_MS,
    );
    for (const event of RETRY_EVENTS) window.addEventListener(event, retryAutomatically);
    return () => {
      clearTimeout(timer);
      for (const event of RETRY_EVENTS) window.removeEventListener(event, retryAutomatically);
    };
  }, [route, error, tryAgain]);

  return { ...reason, error, isTrying, retry: () => void tryAgain({ isManual: true }) };
}

/**
 * Leaves the running page for its document, if the site responds: the document brings a new shell and registry, and a
 * prerendered page is readable even if its module fails. Returns only when that is impossible.
 */
async function loadDocumentAgain(): Promise<void> {
  const path = location.pathname + location.search;
  const isAvailable = await withTimeout(TIMEOUT_MS, fetch(path, { cache: 'no-cache' })).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAvailable) return;
  reloadForUpdate();
  await new Promise(() => undefined);
}

/** Replaces a failed page. A page that threw (other than by failing to load) is retried with the version before it. */
export function FailedPage({ route, error, onRecovered }: FailedPageProps) {
  useEffect(() => {
    if (error instanceof LoadError) return;
    markPageBroken(route, error);
    onRecovered();
  }, [route, error, onRecovered]);
  if (!(error instanceof LoadError)) return <PageLoading />;
  return <PageUnavailable route={route} error={error} onRecovered={onRecovered} />;
}
