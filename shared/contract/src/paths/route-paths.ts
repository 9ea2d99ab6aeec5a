import {
  expandPath,
  fillPattern,
  isPattern,
  listParameters,
  matchPattern,
  shapeOf,
} from './path-pattern';

/** Properties of a route that decide which addresses it has. */
export type RoutePaths = {
  path: string;
  aliases?: readonly string[] | undefined;
  prerender?: boolean | readonly string[];
  dynamicParams?: boolean | undefined;
};

/** Lists the addresses of a pattern that have a document each, in the order of their values. */
export function listKnownPaths({ path, prerender }: RoutePaths): string[] {
  if (!isPattern(path) || !Array.isArray(prerender)) return [];
  return prerender.flatMap((value: string) => fillKnownValue(path, value) ?? []);
}

/**
 * Lists the paths at which a page stands without its aliases: static ones with a document each, then at most one pattern
 * for all other values.
 */
export function listPagePaths(route: RoutePaths): string[] {
  if (!isPattern(route.path)) return [route.path];
  const expanded = expandPath(route.path);
  const exact = [...expanded.filter((path) => !isPattern(path)), ...listKnownPaths(route)];
  const patterns = route.dynamicParams === false ? [] : expanded.filter(isPattern);
  return [...new Set(exact), ...patterns];
}

/** Returns an address of a page: the first that has a document of its own, or a pattern with the value 'example'. */
export function exampleAddressOf(route: RoutePaths): string {
  const [path = route.path] = listPagePaths(route);
  const params = listParameters(path).map((name) => [name, 'example']);
  return fillPattern(path, Object.fromEntries(params));
}

/** Tells whether an address, or all addresses of a pattern, are among paths that may be patterns. */
export function hasPath(paths: readonly string[], path: string): boolean {
  return paths.some(
    (each) =>
      shapeOf(each) === shapeOf(path) ||
      (isPattern(each) && matchPattern(each, path) !== undefined),
  );
}

/** Maps the former paths of a page to the current ones. */
export function listAliasTargets({
  path,
  aliases = [],
}: RoutePaths): [old: string, path: string][] {
  if (aliases.length === 0) return [];
  const targets = expandPath(path);
  return aliases.flatMap((alias) =>
    expandPath(alias).map((old, index): [string, string] => [old, targets[index] ?? path]),
  );
}

/** Puts a value of `prerender` into the path of its route. @returns undefined when it does not fit */
export function fillKnownValue(path: string, value: string): string | undefined {
  const [base, pattern = base] = expandPath(path);
  if (value === '') return base !== pattern ? base : undefined;
  const names = listParameters(path);
  const values = value.split('/');
  const isTail = names.at(-1) === '*';
  if (isTail ? values.length < names.length : values.length !== names.length) return undefined;
  const params = names.map((name, index): [string, string] => [
    name,
    name === '*' ? values.slice(index).join('/') : (values[index] ?? ''),
  ]);
  return fillPattern(pattern ?? path, Object.fromEntries(params));
}
