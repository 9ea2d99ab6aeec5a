import { execFileSync } from 'node:child_process';
import { readWorkspacePackages } from '../architecture/workspace-package';
import type { Step } from './steps';

/** A step with the patterns of the test files to run; all of its files when they are left out. */
export interface Selection {
  step: Step;
  filePatterns?: readonly string[];
}

interface WorkspaceNode {
  name: string;
  folder: string;
  imports: readonly { from: string }[];
}

/** The files that differ from the commit at which this branch left `base`, committed or not. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [fork = base] = git('merge-base', base, 'HEAD');
  const tracked = git('diff', '--name-only', fork);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])];
}

/**
 * The steps that a change can reach. A change within remotes is seen by their own unit tests and journeys; any other
 * package reaches whatever imports it and every browser test; a file outside of all packages reaches everything.
 */
export function selectChanged(
  steps: readonly Step[],
  files: readonly string[],
  packages: readonly WorkspaceNode[] = readWorkspacePackages(),
): Selection[] {
  // Markdown in `src` is content of a page.
  const code = files.filter((file) => !file.endsWith('.md') || file.includes('/src/'));
  const owners = new Set(code.map((file) => ownerOf(file, packages)));
  if (code.length === 0) return steps.filter(({ name }) => name === 'format').map(whole);
  if (owners.has(undefined)) return steps.map(whole);
  const reached = dependents(owners as Set<WorkspaceNode>, packages);
  const unit = reached.map(({ folder }) => `${folder}/`);
  const specs = browserTests(reached, code);
  return steps.flatMap((step): Selection[] => {
    if (step.name === 'unit') return [{ step, filePatterns: unit }];
    const folder = browserFolders[step.name];
    if (specs === undefined || !folder) return [{ step }];
    const filePatterns = specs.filter((spec) => spec.startsWith(folder));
    return filePatterns.length > 0 ? [{ step, filePatterns }] : [];
  });
}

const browserFolders: Record<string, string> = {
  composition: 'tests/composition/',
  faults: 'tests/composition/fault-matrix',
  quality: 'tests/quality/',
  journeys: 'tests/e2e/',
};

/** Patterns of the browser tests that see a change in these packages; undefined for all. */
function browserTests(
  packages: readonly WorkspaceNode[],
  files: readonly string[],
): string[] | undefined {
  const remotes = packages.filter(({ folder }) => folder.startsWith('remotes/'));
  const isLimited = packages.every((each) => remotes.includes(each) || each.folder === 'tests');
  if (!isLimited) return undefined;
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return [...remotes.map(({ name }) => `tests/e2e/${name}-`), ...specs];
}

function ownerOf(file: string, packages: readonly WorkspaceNode[]): WorkspaceNode | undefined {
  return packages.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** These packages and all that import them, directly or through others. */
function dependents(
  changed: ReadonlySet<WorkspaceNode>,
  packages: readonly WorkspaceNode[],
): WorkspaceNode[] {
  const reached = new Set(changed);
  const isReached = ({ from }: { from: string }) =>
    [...reached].some(({ name }) => from === `@site/${name}`);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const each of packages) if (each.imports.some(isReached)) reached.add(each);
  }
  return [...reached];
}

function whole(step: Step): Selection {
  return { step };
}
