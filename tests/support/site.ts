import { exampleAddressOf, readPageRegistry, type PageRegistryEntry } from '@site/contract';

type RegistryRoute = PageRegistryEntry['routes'][number];

/** Origin of the running site. */
export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

/** Every page of the running site at one of its addresses, as the registry tells it. */
export async function fetchPageRoutes(): Promise<RegistryRoute[]> {
  const answer = await fetch(`${siteUrl}/registry.json`).catch(() => undefined);
  if (!answer?.ok) {
    throw new Error(`No site answers at ${siteUrl}. Start one with "npm start", then try again.`);
  }
  const { remotes } = readPageRegistry(await answer.json());
  return Object.values(remotes).flatMap((remote) =>
    (remote?.routes ?? []).map((route) => ({ ...route, path: exampleAddressOf(route) })),
  );
}

/** One page of each template, which tests of the quick tier open. */
const TEMPLATES = [
  '/',
  '/faq',
  '/pricing',
  '/book-demo',
  '/login',
  '/setup',
  '/dashboard',
  '/editor',
  '/terms-of-service',
];

/** These pages only pass a person on; there is nothing to stay for. */
const PASSAGES = ['/auth-callback', '/mediator'];

/** Every page that a person stays on, with the tag of the tier that opens it. */
export async function fetchPagesToStay(): Promise<(RegistryRoute & { tag: '@slow' | [] })[]> {
  const routes = (await fetchPageRoutes()).filter(({ path }) => !PASSAGES.includes(path));
  return routes.map((route) => ({ ...route, tag: TEMPLATES.includes(route.path) ? [] : '@slow' }));
}

/** The pages that are written as static HTML. */
export async function readPrerenderedRoutes(): Promise<RegistryRoute[]> {
  return (await fetchPageRoutes()).filter((route) => route.prerender);
}

/** The pages that search engines may list, as the site map tells it. */
export async function readListedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
}
