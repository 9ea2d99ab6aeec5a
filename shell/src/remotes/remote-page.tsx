import type { SiteRoute } from '@site/contract';
import { Suspense, useReducer } from 'react';
import { PageArrival } from '../routing/page-arrival';
import { forgetPage, pageComponent } from './page-store';
import { PageUnavailable } from './page-unavailable';
import { RemoteBoundary } from './remote-boundary';

/** A page of a remote, with everything that can go wrong with it kept inside. */
export function RemotePage({ route }: { route: SiteRoute }) {
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const Page = pageComponent(route);
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
        <Page />
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
