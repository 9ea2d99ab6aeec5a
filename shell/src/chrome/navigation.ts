import {
  expandPath,
  listPageRoutes,
  SITE_LANGUAGE,
  type PageRegistry,
  type RouteLink,
} from '@site/contract';

export type NavigationLink = Omit<RouteLink, 'placement' | 'search' | 'translations'> & {
  to: string;
  /** Id of the link's group, the same in every language. */
  groupId?: string;
};
export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

/**
 * Lists the links that routes declare for one part of the header or footer, in the order of the routes: in the language
 * where they are translated, and to the page in that language where there is one.
 */
export function listNavigationLinks(
  registry: PageRegistry,
  placement: RouteLink['placement'],
  language = SITE_LANGUAGE,
): NavigationLink[] {
  return listPageRoutes(registry).flatMap(({ path, links = [] }) =>
    links
      .filter((link) => link.placement === placement)
      .map(({ search = '', translations, ...link }) => ({
        ...link,
        ...(link.group ? { groupId: toId(link.group) } : {}),
        ...translations?.[language],
        to: translatedPathOf(registry, expandPath(path)[0] ?? path, language) + search,
      })),
  );
}

/** Path of the same page in a language; the path itself where that page does not exist. */
export function translatedPathOf(registry: PageRegistry, path: string, language: string): string {
  const translated = `/${language}${path === '/' ? '' : path}`;
  return listPageRoutes(registry).some((route) => route.path === translated) ? translated : path;
}

function toId(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Groups links by heading, each group at the position of its first link. */
export function groupLinks(links: NavigationLink[]): NavigationGroup[] {
  const ids = new Set(links.flatMap(({ groupId }) => groupId ?? []));
  return [...ids].map((id) => {
    const members = links.filter(({ groupId }) => groupId === id);
    return { id, label: members[0]?.group ?? id, links: members };
  });
}
