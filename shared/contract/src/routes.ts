import * as v from 'valibot';
import { readWithSchema } from './contract-error';
import { isUnique } from './name-schemas';
import { RouteSchema, type RouteDeclaration } from './route-schema';

export type { RouteDeclaration };

/**
 * Parses the routes of a remote.
 * @throws {ContractError} when a route is malformed, or an id or path is declared twice
 */
export function readRoutes(input: unknown, remote: string): RouteDeclaration[] {
  return readWithSchema(RoutesSchema, input, `The routes of the remote "${remote}"`);
}

/** Lists all paths of routes, including aliases. */
export function listRoutePaths(routes: readonly RouteDeclaration[]): string[] {
  return routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
}

/** Schema of all routes of a remote. */
const RoutesSchema = v.pipe(
  v.array(RouteSchema),
  v.minLength(1, 'expected at least one route'),
  v.check((routes) => isUnique(listRoutePaths(routes)), 'a path is declared twice'),
  v.check((routes) => isUnique(routes.map((route) => route.id)), 'an id is declared twice'),
  v.check(
    (routes) => routes.every((route) => !(route.prerender && route.access === 'member')),
    'a member page must not be prerendered',
  ),
  v.check(
    (routes) => routes.every((route) => route.prerender || route.hydrate !== false),
    'a page that is not hydrated must be prerendered',
  ),
);

/** Key of a page in Module Federation's `exposes`: route id 'faq' → './faq'. */
export function exposeKeyOf(route: Pick<RouteDeclaration, 'id'>): string {
  return `./${route.id}`;
}
