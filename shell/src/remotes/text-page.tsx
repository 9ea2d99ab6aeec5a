import type { SiteRoute } from '@site/contract';
import { createElement } from 'react';
import { useTextLinks } from '../routing/text-links';
import { pageCode, pageComponent } from './page-store';

/** A page that is not hydrated. Drawn by its code on the server, and where no document brought its text. */
export function TextPage({ route }: { route: SiteRoute }) {
  const code = pageCode(route);
  if (code.state === 'text') return <KeptText nodes={code.nodes} />;
  return <div data-hydrate="false">{createElement(pageComponent(route))}</div>;
}

/**
 * A string for its only child makes React take the place over and pass by whatever stands in it. Where the place is
 * made anew, after a way back or a document that React could not take over, the same nodes return.
 */
function KeptText({ nodes }: { nodes: readonly ChildNode[] }) {
  const followLink = useTextLinks();
  const begin = (place: HTMLElement | null) => {
    if (!place) return undefined;
    if (!place.hasChildNodes()) place.append(...nodes);
    place.addEventListener('click', followLink);
    // From here on its links are the router's; whoever drives a browser can see it.
    place.dataset.hydrate = 'links';
    return () => place.removeEventListener('click', followLink);
  };
  return (
    <div ref={begin} data-hydrate="false" suppressHydrationWarning>
      {''}
    </div>
  );
}
