import * as v from 'valibot';
import { readAs } from './contract-error';
import { isUnique } from './is-unique';
import { RouteSchema, type RouteDeclaration } from './route-schema';

export type { RouteDeclaration };

/** @throws {ContractError} when a route is malformed, or an id or path stands twice */
export function readRoutes(input: unknown, remote: string): RouteDeclaration[] {
  return readAs(RoutesSchema, input, `The routes of the remote "${remote}"`);
}

/** Every address that leads to one of the pages, the old ones too. */
export function addressesOf(routes: readonly RouteDeclaration[]): string[] {
  return routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
}

export const RoutesSchema = v.pipe(
  v.array(RouteSchema),
  v.minLength(1, 'expected at least one route'),
  v.check((routes) => isUnique(addressesOf(routes)), 'a path is declared twice'),
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

/** The federation expose of a page: route id 'faq' → './faq'. */
export function exposeKey(route: Pick<RouteDeclaration, 'id'>): string {
  return `./${route.id}`;
}
