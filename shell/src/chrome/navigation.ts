import { routesOf, type PageRegistry, type RouteLink } from '@site/contract';

export type NavigationLink = Omit<RouteLink, 'placement' | 'search'> & { to: string };
export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

/** Lists the links that routes declare for one part of the header or footer, in the order of the routes. */
export function listNavigationLinks(
  registry: PageRegistry,
  placement: RouteLink['placement'],
): NavigationLink[] {
  return routesOf(registry).flatMap(({ path, links = [] }) =>
    links
      .filter((link) => link.placement === placement)
      .map(({ search = '', ...link }) => ({ ...link, to: path + search })),
  );
}

/** Groups links by heading, each group at the position of its first link. */
export function groupLinks(links: NavigationLink[]): NavigationGroup[] {
  const labels = new Set(links.flatMap(({ group }) => group ?? []));
  return [...labels].map((label) => ({
    id: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    label,
    links: links.filter(({ group }) => group === label),
  }));
}
