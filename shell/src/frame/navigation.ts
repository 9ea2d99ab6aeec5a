import { routesOf, type PageRegistry, type RouteLink } from '@site/contract';

export type NavigationLink = Omit<RouteLink, 'in' | 'search'> & { to: string };
export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

/** What the pages of the site want to be linked from one part of the frame, in the order of their routes. */
export function linksIn(registry: PageRegistry, part: RouteLink['in']): NavigationLink[] {
  return routesOf(registry).flatMap(({ path, links = [] }) =>
    links
      .filter((link) => link.in === part)
      .map(({ search = '', ...link }) => ({ ...link, to: path + search })),
  );
}

/** Links that share a heading, each heading where its first link stands. */
export function groupsOf(links: NavigationLink[]): NavigationGroup[] {
  const labels = new Set(links.flatMap(({ group }) => group ?? []));
  return [...labels].map((label) => ({
    id: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    label,
    links: links.filter(({ group }) => group === label),
  }));
}
