import type { PageRegistry } from '@site/contract';

const remotesInAll = 100;
const routesInAll = 1000;

/**
 * The registry of a site with 100 remotes and 1,000 routes. The shell knows three names, so the routes are theirs, where
 * it looks through them; the other remotes are there to be read.
 */
export function growRegistry(registry: PageRegistry): PageRegistry {
  const { marketing } = registry.remotes;
  const route = marketing?.routes[0];
  if (!route) throw new Error('The registry of this site holds no page to grow from.');
  const names = Object.keys(registry.remotes);
  const { length } = Object.values(registry.remotes).flatMap((remote) => remote?.routes ?? []);
  const more = Array.from({ length: routesInAll - length }, (_each, index) => ({
    ...route,
    id: `page-${index}`,
    path: `/section-${index % 40}/page-${index}`,
    title: `Page ${index} of a big site`,
    links: [],
  }));
  const others = Array.from({ length: remotesInAll - names.length }, (_each, index) => [
    `remote-${index}`,
    { ...marketing, routes: [] },
  ]);
  return {
    ...registry,
    remotes: {
      ...Object.fromEntries(others),
      ...registry.remotes,
      marketing: { ...marketing, routes: [...more, ...marketing.routes] },
    },
  };
}
