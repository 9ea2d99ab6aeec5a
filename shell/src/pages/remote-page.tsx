import type { RouteMatch, SiteRoute } from '@site/contract';
import {
  createElement,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useReducer,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { MemberGuard } from '../routing/member-guard';
import { NavigationEffects } from '../routing/navigation-effects';
import { PageLoading } from './page-loading';
import { getPageComponent, pageLoadState, setVisiblePage, visiblePage } from './page-store';
import { ErrorBoundary } from '../remotes/error-boundary';
import { RemoteSettingsScope } from '../remotes/remote-settings-scope';
import { showPageStyles } from '../remotes/version-styles';
import {
  deferredModulesStore,
  type FailedPageProps,
  loadDeferredModules,
} from '../deferred/deferred-modules';
import { FallbackErrorPage } from '../deferred/fallback-error-page';
import { useStaticLinks } from '../routing/static-links';

/**
 * Place in the layout where pages of remotes appear. One Suspense boundary for all of them: the visible page stays
 * until the next one has loaded. Memoised by address: a render from outside before the module has loaded would make React
 * discard the server HTML.
 */
export const RemotePage = memo(
  function RemotePage({ route }: { route: RouteMatch }) {
    useEffect(() => setVisiblePage(route), [route]);
    const page = <OneRemotePage key={`${route.remote}/${route.id}`} route={route} />;
    const loading = (
      <PageMessage route={route}>
        <PageLoading />
      </PageMessage>
    );
    return (
      <Suspense fallback={loading}>
        {route.access === 'member' ? (
          <MemberGuard mayHoldBack={route.update === 'when-left'} loading={loading}>
            {page}
          </MemberGuard>
        ) : (
          page
        )}
      </Suspense>
    );
  },
  ({ route: before }, { route: after }) =>
    before.remote === after.remote && before.id === after.id && before.address === after.address,
);

/** Message in place of a page. A `bare` page would have a `main` of its own, so its message needs one. */
function PageMessage({ route, children }: { route: SiteRoute; children: ReactNode }) {
  if (route.chrome === 'site') return children;
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

/** Renders one page and contains its errors. */
function OneRemotePage({ route }: { route: RouteMatch }) {
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const renewals = useStore(visiblePage, (state) => state.renewals);
  return (
    <ErrorBoundary
      key={`${attempt} ${renewals}`}
      fallback={(error) => (
        <PageMessage route={route}>
          <PageFailure route={route} error={error} onRecovered={countAttempt} />
        </PageMessage>
      )}
    >
      <RemoteSettingsScope remote={route.remote}>
        {route.hydrate === false ? (
          <StaticPage route={route} />
        ) : (
          createElement(getPageComponent(route))
        )}
      </RemoteSettingsScope>
      <PageStyles route={route} />
      <NavigationEffects route={route} />
    </ErrorBoundary>
  );
}

/** Applies the styles of the page's version while the page is shown: before its layout is measured. */
function PageStyles({ route }: { route: SiteRoute }): null {
  useInsertionEffect(() => {
    const loadState = pageLoadState(route);
    if (loadState.state === 'loaded') return showPageStyles(loadState.page.version);
    return loadState.state === 'static' ? showPageStyles(loadState.version, true) : undefined;
    // Another version remounts this component.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/** Replaces a failed page: by the deferred error page, or by the minimal one when the deferred chunk fails too. */
function PageFailure(props: FailedPageProps): ReactNode {
  const { modules } = useStore(deferredModulesStore);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => void loadDeferredModules().then((loaded) => setFailed(!loaded)), []);
  if (modules) return <modules.FailedPage {...props} />;
  return hasFailed ? <FallbackErrorPage /> : <PageLoading />;
}

/**
 * Page that is not hydrated. Its module renders it on the server, and in the browser where the document did not contain
 * it.
 */
function StaticPage({ route }: { route: SiteRoute }) {
  const loadState = pageLoadState(route);
  if (loadState.state === 'static') return <StaticHtml nodes={loadState.nodes} />;
  return <div data-hydrate="false">{createElement(getPageComponent(route))}</div>;
}

/**
 * Keeps the static nodes of the document. An empty string as only child makes React adopt the container and leave its
 * nodes alone. When React recreates the container (Back, or a document it could not take over), the same nodes are
 * inserted again.
 */
function StaticHtml({ nodes }: { nodes: readonly ChildNode[] }) {
  const followLink = useStaticLinks();
  const attach = (container: HTMLElement | null) => {
    if (!container) return undefined;
    if (!container.hasChildNodes()) container.append(...nodes);
    container.addEventListener('click', followLink);
    // From here on the router handles its links; tests wait for this value.
    container.dataset.hydrate = 'links';
    return () => container.removeEventListener('click', followLink);
  };
  return (
    <div ref={attach} data-hydrate="false" suppressHydrationWarning>
      {''}
    </div>
  );
}
