import { matchRoute } from '@site/contract';
import { Navigate, useLocation } from '@site/router';
import { useDeferredValue, ViewTransition } from 'react';
import { useRoutes } from 'react-router-dom';
import { SiteFrame } from '../frame/site-frame';
import { NotFoundPage } from '../not-found/not-found-page';
import { useCurrentRegistry } from '../remotes/live-registry';
import { RemotePage } from '../remotes/remote-page';
import { redirectTarget } from './redirects';
import { useScrollMemory } from './scroll-memory';

/**
 * From the address to its page. The page on screen stays until the next one can be shown (a deferred
 * location), so that a slow remote never blanks the window; the frame says that something is under way.
 */
export function SiteRoutes() {
  const location = useLocation();
  const shown = useDeferredValue(location);
  useScrollMemory(shown);
  // Everything below sees the location it was rendered for, not the one still being loaded.
  const current = <CurrentPage isPending={shown !== location} />;
  return useRoutes([{ path: '*', element: current }], shown);
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
  return (
    <SiteFrame chrome={route.chrome} isPending={isPending}>
      <ViewTransition>
        <RemotePage route={route} />
      </ViewTransition>
    </SiteFrame>
  );
}
