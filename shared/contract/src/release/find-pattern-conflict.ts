import { isPattern, overlaps, staticPrefixOf } from '../paths/path-pattern';
import type { RemoteName } from '../remote-names';

/**
 * Describes a pattern that stands below a page of another remote, or that matches an address that a pattern of another
 * remote matches, too.
 * @param owners remotes by expanded path
 */
export function findPatternConflict(owners: ReadonlyMap<string, RemoteName>): string | undefined {
  /** Patterns by their first segment, which is static: only those of one list can match one address. */
  const lists = new Map<string, string[]>();
  for (const [path, owner] of owners) {
    if (!isPattern(path)) continue;
    const prefix = staticPrefixOf(path);
    const above = listPathsAbove(prefix).find((each) => isForeign(owners.get(each), owner));
    if (above)
      return `The pattern ${path} of "${owner}" stands below ${above}, a page of "${owners.get(above)}". Begin it with a page of "${owner}", or with a segment of its own.`;
    const [, first = ''] = prefix.split('/');
    const others = lists.get(first) ?? [];
    const other = others.find((each) => isForeign(owners.get(each), owner) && overlaps(each, path));
    if (other)
      return `The patterns ${other} of "${owners.get(other)}" and ${path} of "${owner}" match the same addresses. Change one of them.`;
    lists.set(first, [...others, path]);
  }
  return undefined;
}

function isForeign(other: RemoteName | undefined, owner: RemoteName): boolean {
  return other !== undefined && other !== owner;
}

/** Lists a path and all paths above it but the home page. '/a/b' → '/a/b', '/a' */
function listPathsAbove(path: string): string[] {
  const segments = path.split('/');
  return segments
    .slice(1)
    .map((_each, index) => segments.slice(0, segments.length - index).join('/'));
}
