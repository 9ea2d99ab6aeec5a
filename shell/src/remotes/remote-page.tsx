import type { SiteRoute } from '@site/contract';
import { createElement, Suspense, useReducer } from 'react';
import { PageArrival } from '../routing/page-arrival';
import { forgetPage, pageComponent } from './page-store';
import { PageUnavailable } from './page-unavailable';
import { RemoteBoundary } from './remote-boundary';

/** A page of a remote, with everything that can go wrong with it kept inside. */
export function RemotePage({ route }: { route: SiteRoute }) {
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const retry = () => {
    forgetPage(route);
    countAttempt();
  };
  return (
    <RemoteBoundary
      key={attempt}
      fallback={<PageUnavailable title={route.title} onRetry={retry} />}
    >
      <Suspense fallback={<PageLoading />}>
        {createElement(pageComponent(route))}
        <PageArrival route={route} />
      </Suspense>
    </RemoteBoundary>
  );
}

function PageLoading() {
  return (
    <div className="page-loading" role="status">
      Loading...
    </div>
  );
}
