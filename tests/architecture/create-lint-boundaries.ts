import {
  ANY_PACKAGE,
  COMMON_TOOLS,
  dependencyBoundaries,
  importRules,
  pureFolders,
  remoteRule,
  type ImportRule,
} from './import-rules';
import type { WorkspacePackage } from './workspace-package';

interface Pattern {
  group: string[];
  message: string;
}

export interface LintBoundary {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
}

/**
 * The import table as oxlint reads it. Remotes share one fence, so that a new one changes nothing here; of two
 * fences for one file the later counts alone, so each says everything.
 */
export function createLintBoundaries(
  rooms: readonly Pick<WorkspacePackage, 'name' | 'folder'>[],
): LintBoundary[] {
  const named = rooms
    .filter(({ name }) => needsItsOwn(name))
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
  return [
    createLintBoundary('remotes/**', patternsOf('', remoteRule)),
    ...named.map(({ name, folder }) =>
      createLintBoundary(`${folder}/**`, patternsOf(name, ruleOf(name))),
    ),
    ...pureFolders.map(({ packageName, files, packages, message }) =>
      createLintBoundary(files, [
        { group: [...packages], message: message },
        // A way that one group opens is open for oxlint, whatever another says.
        ...patternsOf(packageName, ruleOf(packageName)).filter(
          ({ group }) => !packages.includes(group[0] ?? ''),
        ),
      ]),
    ),
  ];
}

/** A remote with an exception has one; a room that is pure as a whole has the pure one. */
function needsItsOwn(name: string): boolean {
  if (pureFolders.some(({ packageName, isWholePackage }) => packageName === name && isWholePackage))
    return false;
  return (
    ruleOf(name) !== remoteRule ||
    dependencyBoundaries.some(({ allowedIn }) => allowedIn.includes(name))
  );
}

function ruleOf(name: string): ImportRule {
  const rule = importRules[name];
  if (rule === undefined)
    throw new Error(`"${name}" has no line in tests/architecture/import-rules.ts.`);
  return rule;
}

function createLintBoundary(files: string, patterns: Pattern[]): LintBoundary {
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

function patternsOf(name: string, { packages: rooms, tools = [], message }: ImportRule): Pattern[] {
  const allowed = new Set([...rooms, ...tools, ...COMMON_TOOLS, ...(name ? [name] : [])]);
  const byPath = ['**/remotes/*/src/**', '**/shared/*/src/**'];
  const open = [...allowed].toSorted().flatMap((each) => [`!@site/${each}`, `!@site/${each}/**`]);
  return [
    { group: [...ANY_PACKAGE, ...open], message: message },
    { group: byPath, message: `Rooms are imported by their names. ${message}` },
    ...dependencyBoundaries
      .filter((each) => !each.allowedIn.includes(name))
      .map(({ packages, message: reason }) => ({ group: [...packages], message: reason })),
  ];
}
