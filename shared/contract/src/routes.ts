import * as v from 'valibot';
import { readWithSchema } from './contract-error';
import { isUnique } from './name-schemas';
import { isPattern, listParameters, shapeOf } from './paths/path-pattern';
import { PathSchema } from './paths/path-schema';
import {
  fillKnownValue,
  listAliasTargets,
  listPagePaths,
  type RoutePaths,
} from './paths/route-paths';
import { RouteSchema, type RouteDeclaration } from './route-schema';

export type { RouteDeclaration };

/**
 * Parses the routes of a remote.
 * @throws {ContractError} when a route is malformed, or an id or path is declared twice
 */
export function readRoutes(input: unknown, remote: string): RouteDeclaration[] {
  return readWithSchema(RoutesSchema, input, `The routes of the remote "${remote}"`);
}

/** Lists all paths of routes: known values and patterns one by one, and aliases. */
export function listRoutePaths(routes: readonly RoutePaths[]): string[] {
  return routes.flatMap((route) => [
    ...listPagePaths(route),
    ...listAliasTargets(route).map(([old]) => old),
  ]);
}

/** Creates the check that rejects routes of one remote that contradict each other or themselves. */
export function createRoutesCheck<Route extends RouteDeclaration>() {
  return v.check<Route[], (issue: { input: Route[] }) => string>(
    (routes) => findContradiction(routes) === undefined,
    ({ input }) => findContradiction(input) ?? '',
  );
}

/** Schema of all routes of a remote. */
const RoutesSchema = v.pipe(
  v.array(RouteSchema),
  v.minLength(1, 'expected at least one route'),
  createRoutesCheck<RouteDeclaration>(),
);

function findContradiction(routes: RouteDeclaration[]): string | undefined {
  if (!isUnique(routes.map((route) => route.id))) return 'an id is declared twice';
  for (const route of routes) {
    const problem = findRouteProblem(route);
    if (problem) return problem;
  }
  if (!isUnique(listRoutePaths(routes).map(shapeOf))) return 'a path is declared twice';
  return undefined;
}

function findRouteProblem(route: RouteDeclaration): string | undefined {
  const { access, hydrate, prerender, dynamicParams } = route;
  if (prerender !== false && access === 'member') return 'a member page must not be prerendered';
  const isWhollyPrerendered = prerender === true || dynamicParams === false;
  if (hydrate === false && !isWhollyPrerendered)
    return prerender
      ? 'a page that is not hydrated must be prerendered for all its values: dynamicParams: false'
      : 'a page that is not hydrated must be prerendered';
  return findPatternProblem(route);
}

function findPatternProblem(route: RouteDeclaration): string | undefined {
  const { path, aliases = [], prerender, dynamicParams, links, fileHandler } = route;
  const names = listParameters(path).join();
  const alias = aliases.find(
    (each) => listParameters(each).join() !== names || isOptional(each) !== isOptional(path),
  );
  if (alias) return `the former path ${alias} has other parameters than ${path}`;
  if (dynamicParams === false && !Array.isArray(prerender))
    return `${path} has no values: list them in prerender, or leave out dynamicParams`;
  if (!isPattern(path))
    return Array.isArray(prerender)
      ? `${path} has no parameter for the values in prerender`
      : undefined;
  if (prerender === true) return `${path} is prerendered for known values: list them in prerender`;
  // Links and file handlers need one address.
  if ((links || fileHandler) && !isOptional(path))
    return `${path} is many addresses, so it cannot be a link of the frame or open files`;
  return findValueProblem(path, prerender || []);
}

function isOptional(path: string): boolean {
  return path.endsWith('?');
}

function findValueProblem(path: string, values: string[]): string | undefined {
  if (!isUnique(values)) return `a value of ${path} is listed twice`;
  const wrong = values.find((value) => !v.is(PathSchema, fillKnownValue(path, value)));
  return wrong === undefined
    ? undefined
    : `${JSON.stringify(wrong.slice(0, 40))} is no value of ${path}: expected lower-case letters, digits and hyphens`;
}

/** Key of a page in Module Federation's `exposes`: route id 'faq' → './faq'. */
export function exposeKeyOf(route: Pick<RouteDeclaration, 'id'>): string {
  return `./${route.id}`;
}
