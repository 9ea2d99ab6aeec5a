import { matchRoute } from '@site/contract';
import { useNavigate } from '@site/router';
import { currentRegistry } from '../remotes/live-registry';

/** For a text that React does not know: a click on a link in it leads on as on a link of the router. */
export function useTextLinks(): (click: MouseEvent) => void {
  const navigate = useNavigate();
  return (click) => {
    const { target } = click;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !leadsToPage(link, click)) return;
    click.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/**
 * Whether the running site shows what the link leads to: another page, here. Everything else is the browser's, jumps
 * within this page too. Another button than the first one makes no click.
 */
export function leadsToPage(link: HTMLAnchorElement, click: MouseEvent): boolean {
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
    !matchRoute(currentRegistry(), pathname)
  );
}
