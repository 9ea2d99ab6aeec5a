import { matchRoute } from '@site/contract';
import { Navigate, useLocation } from '@site/router';
import { useDeferredValue, ViewTransition } from 'react';
import { useRoutes } from 'react-router-dom';
import { SiteFrame } from '../frame/site-frame';
import { NotFoundPage } from '../not-found/not-found-page';
import { useCurrentRegistry } from '../remotes/live-registry';
import { RemotePage } from '../remotes/remote-page';
import { MemberGuard } from './member-guard';
import { redirectTarget } from './redirects';
import { useScrollMemory } from './scroll-memory';

/**
 * From the address to its page. The page on screen stays until the next one can be shown (a deferred
 * location), so that a slow remote never blanks the window; the frame says that something is under way.
 */
export function SiteRoutes() {
  const location = useLocation();
  const shown = useDeferredValue(location);
  useScrollMemory(location);
  // Everything below sees the location it was rendered for, not the one still being loaded.
  const page = useRoutes(
    [{ path: '*', element: <CurrentPage isPending={shown !== location} /> }],
    shown,
  );
  return page;
}

function CurrentPage({ isPending }: { isPending: boolean }) {
  const registry = useCurrentRegistry();
  const { pathname, search, hash } = useLocation();
  const moved = redirectTarget(pathname);
  if (moved) return <Navigate to={{ pathname: moved, search, hash }} replace />;
  const route = matchRoute(registry, pathname);
  if (!route) {
    return (
      <SiteFrame chrome="site" isPending={isPending}>
        <NotFoundPage />
      </SiteFrame>
    );
  }
  const page = <RemotePage key={`${route.remote}/${route.id}`} route={route} />;
  return (
    <SiteFrame chrome={route.chrome} isPending={isPending}>
      <ViewTransition>
        {route.access === 'member' ? <MemberGuard>{page}</MemberGuard> : page}
      </ViewTransition>
    </SiteFrame>
  );
}
