// No schemas, which would enlarge the first script of every visit.

/** Values of a page's parameters by name; `*` is the rest of the path. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Source of the expression for a value: letters, digits, hyphens and underscores, which every host reads in the same
 * way. Everything that needs an escape (slashes, dots at both ends of a file name, spaces) is no value.
 */
const VALUE = '[A-Za-z0-9][A-Za-z0-9_-]{0,99}';
const MAX_TAIL_SEGMENTS = 8;
const VALUE_REGEX = new RegExp(`^${VALUE}$`);

/** Tells whether a path has parameters or a tail. */
export function isPattern(path: string): boolean {
  return /[:*]/.test(path);
}

/** Lists the paths of a page: two where its last parameter is optional. '/editor/:deck?' → '/editor', '/editor/:deck' */
export function expandPath(path: string): string[] {
  return path.endsWith('?')
    ? [path.slice(0, path.lastIndexOf('/')) || '/', path.slice(0, -1)]
    : [path];
}

/** Names of the parameters of a path, in its order. '/academy/:course/*' → ['course', '*'] */
export function listParameters(path: string): string[] {
  return [...path.matchAll(/\/(?::([A-Za-z0-9]+)|(\*))/g)].map(
    ([, name, tail]) => name ?? tail ?? '',
  );
}

/**
 * Reads the parameters of an address from an expanded pattern. Static segments match in any case, and slashes at the end
 * do not count; values stay as they are written.
 * @returns undefined when the address does not match
 * @example matchPattern('/academy/:course', '/Academy/Film-1/') // { course: 'Film-1' }
 */
export function matchPattern(pattern: string, pathname: string): PathParams | undefined {
  const hasTail = pattern.endsWith('/*');
  const parts = (hasTail ? pattern.slice(0, -2) : pattern).split('/');
  const segments = segmentsOf(pathname);
  const tail = segments.slice(parts.length);
  if (segments.length < parts.length || !(hasTail ? isTail(tail) : tail.length === 0))
    return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    const isParameter = part.startsWith(':');
    if (isParameter ? !isParameterValue(segment) : part !== segment.toLowerCase()) return undefined;
    if (isParameter) params[part.slice(1)] = segment;
  }
  return hasTail ? { ...params, '*': tail.join('/') } : params;
}

function isTail(segments: string[]): boolean {
  const { length } = segments;
  return length > 0 && length <= MAX_TAIL_SEGMENTS && segments.every(isParameterValue);
}

/** Tells whether a text can be the value of a parameter. */
function isParameterValue(text: string): boolean {
  return VALUE_REGEX.test(text);
}

/** Puts values into an expanded pattern. @example fillPattern('/academy/:course', { course: 'film-1' }) // '/academy/film-1' */
export function fillPattern(pattern: string, params: PathParams): string {
  return pattern
    .split('/')
    .map((part) =>
      part === '*' ? params['*'] : part.startsWith(':') ? params[part.slice(1)] : part,
    )
    .join('/');
}

/**
 * Returns the source of the expression for the addresses of an expanded pattern, with one group for each parameter, in the
 * syntax that JavaScript and nginx share.
 */
export function toPatternSource(pattern: string): string {
  return pattern
    .split('/')
    .map((part) => {
      if (part === '*') return `(${VALUE}(?:/${VALUE}){0,${MAX_TAIL_SEGMENTS - 1}})`;
      return part.startsWith(':') ? `(${VALUE})` : part;
    })
    .join('/');
}

/** Compares expanded paths, the more specific one first: from the left, a static segment before a parameter before a tail. */
export function compareSpecificity(one: string, other: string): number {
  const [left, right] = [rankOf(one), rankOf(other)];
  return left < right ? -1 : Number(left > right);
}

/** Tells whether an address can match both of two expanded patterns. */
export function overlaps(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  for (let index = 0; ; index += 1) {
    const [a, b] = [left[index], right[index]];
    if (a === undefined || b === undefined) return a === b;
    if (a === '*' || b === '*') return true;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}

/** Returns a pattern without the names of its parameters: patterns of one shape match the same addresses. */
export function shapeOf(pattern: string): string {
  return pattern.replaceAll(/:[A-Za-z0-9]+/g, ':');
}

/** Expanded path up to its first parameter. '/academy/:course/*' → '/academy' */
export function staticPrefixOf(pattern: string): string {
  return pattern.replace(/\/[:*].*$/, '') || '/';
}

/** A tail is less specific than anything else at its place, also than the end of a path. */
function rankOf(path: string): string {
  const ranks = path
    .split('/')
    .map((part) => (part === '*' ? '3' : part.startsWith(':') ? '2' : '1'));
  return ranks.join('');
}

function segmentsOf(pathname: string): string[] {
  return pathname.replace(/\/+$/, '').split('/');
}
