import type { SiteRoute } from '@site/contract';
import { createElement, memo, Suspense, useEffect, useReducer } from 'react';
import { useStore } from 'zustand';
import { reportFailure } from '../reporting/report';
import { MemberGuard } from '../routing/member-guard';
import { PageArrival } from '../routing/page-arrival';
import { LoadError } from './load-error';
import { blamePage, pageComponent, renewals, showPage } from './page-store';
import { PageFailure } from './page-failure';
import { RemoteBoundary } from './remote-boundary';

/**
 * The place in the frame where pages of remotes appear. One Suspense boundary for all of them: a page on
 * screen stays until the next one is there. Memoised by the page it shows: a render from outside, before
 * that page's code has come, would make React throw the server HTML away.
 */
export const RemotePage = memo(
  function RemotePage({ route }: { route: SiteRoute }) {
    useEffect(() => showPage(route), [route]);
    const page = <OneRemotePage key={`${route.remote}/${route.id}`} route={route} />;
    return (
      <Suspense fallback={<PageLoading />}>
        {route.access === 'member' ? <MemberGuard>{page}</MemberGuard> : page}
      </Suspense>
    );
  },
  ({ route: before }, { route: after }) => before.remote === after.remote && before.id === after.id,
);

/** One page, with everything that can go wrong with it kept inside. */
function OneRemotePage({ route }: { route: SiteRoute }) {
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const renewal = useStore(renewals, ({ count }) => count);
  return (
    <RemoteBoundary
      key={`${attempt} ${renewal}`}
      onError={(error) => {
        if (givesWay(route, error)) countAttempt();
      }}
      fallback={(error) =>
        error instanceof LoadError ? (
          <PageFailure route={route} error={error} onLoaded={countAttempt} />
        ) : (
          <PageLoading />
        )
      }
    >
      {createElement(pageComponent(route))}
      <PageArrival route={route} />
    </RemoteBoundary>
  );
}

/** A page that threw by itself, and not for want of its code, makes room for the version before it. */
function givesWay(route: SiteRoute, cause: unknown): boolean {
  if (cause instanceof LoadError) return false;
  const version = blamePage(route);
  const error = new LoadError(cause);
  reportFailure({ remote: route.remote, version, page: route.id, phase: 'render', error });
  return true;
}

function PageLoading() {
  return (
    <div className="page-loading" role="status">
      Loading...
    </div>
  );
}
