import { matchRoute } from '@site/contract';
import { useNavigate } from '@site/page/router';
import { getRegistry } from '../remotes/live-registry';

/** Returns a click handler for static HTML, which React does not manage: its links navigate as those of the router. */
export function useStaticLinks(): (click: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isClientNavigation(link, event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/**
 * Tells whether the running site handles the link: another page of this site. The browser handles everything else,
 * including jumps within the page. Buttons other than the first cause no click event.
 */
export function isClientNavigation(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const { origin, pathname, search, target } = link;
  const { metaKey, ctrlKey, shiftKey, altKey } = click;
  return !(
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    target ||
    link.hasAttribute('download') ||
    origin !== location.origin ||
    pathname + search === location.pathname + location.search ||
    !matchRoute(getRegistry(), pathname)
  );
}
