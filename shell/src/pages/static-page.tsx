import type { SiteRoute } from '@site/contract';
import { createElement } from 'react';
import { useStaticLinks } from '../routing/static-links';
import { pageLoadState, getPageComponent } from './page-store';

/**
 * Page that is not hydrated. Its module renders it on the server, and in the browser where the document did not contain
 * it.
 */
export function StaticPage({ route }: { route: SiteRoute }) {
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
