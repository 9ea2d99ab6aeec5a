import { pageLanguageOf, matchRoute, findAliasTarget, SITE_LANGUAGE } from '@site/contract';
import { Navigate, useLocation } from '@site/router';
import { SiteLayout } from '../chrome/site-layout';
import { NotFoundPage } from '../pages/not-found-page';
import { useRegistry } from '../remotes/live-registry';
import { RemotePage } from '../pages/remote-page';
import { useScrollStorage } from './scroll-positions';

/**
 * Maps the URL to its page. The router navigates in a transition, so the visible page stays until the next one has
 * loaded, and a slow remote never blanks the window.
 */
export function SiteRoutes() {
  const { pathname, search, hash } = useLocation();
  useScrollStorage();
  const registry = useRegistry();
  const moved = findAliasTarget(registry, pathname);
  if (moved) return <Navigate to={{ pathname: moved, search, hash }} replace />;
  const route = matchRoute(registry, pathname);
  if (!route) {
    return (
      <SiteLayout chrome="site" language={SITE_LANGUAGE}>
        <NotFoundPage />
      </SiteLayout>
    );
  }
  return (
    <SiteLayout chrome={route.chrome} language={pageLanguageOf(route.path)}>
      <RemotePage route={route} />
    </SiteLayout>
  );
}
