import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readWorkspacePackages } from '../architecture/workspace-package';
import { listImporters } from './list-importers';
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
 * The steps that a change can reach: lint of the changed files and of those that import them, the unit and browser
 * tests that import a changed file, those beside it, the journeys of its remote, and the rules of the workspace.
 * Outside of the remotes it reaches every browser test; a file outside of all packages reaches everything, except that
 * prose and the configuration of a check reach this check and the rules only.
 */
export function selectChanged(
  steps: readonly Step[],
  files: readonly string[],
  { packages = readWorkspacePackages(), findTests = findRelatedTests }: Workspace = {},
): Selection[] {
  // Markdown in `src` is content of a page.
  const code = files.filter((file) => !file.endsWith('.md') || file.includes('/src/'));
  const checks = new Set(['format', ...code.map((file) => configuredChecks[file] ?? '')]);
  if (!checks.has(''))
    return steps.flatMap((step) => {
      if (step.name === 'unit') return [{ step, filePatterns: [WORKSPACE_RULES] }];
      return checks.has(step.name) ? [{ step }] : [];
    });
  const owners = new Set(code.map((file) => ownerOf(file, packages)));
  if (owners.has(undefined)) return steps.map(whole);
  const related = findTests([...code, ...code.flatMap(listStartedFor)]);
  const unit = [...unitTests(code, packages), ...related.filter((each) => !isSpec(each))];
  const reached = dependents(owners as Set<WorkspaceNode>, packages);
  const specs = browserTests(reached, [...code, ...related].filter(isSpec));
  return steps.flatMap((step): Selection[] => {
    if (step.name === 'unit') return [{ step, filePatterns: [...new Set(unit)] }];
    if (step.name === 'lint') return [{ step, ...lintedFiles(code) }];
    const folder = browserFolders[step.name];
    if (specs === undefined || !folder) return [{ step }];
    const filePatterns = specs.filter((spec) => folder.test(spec));
    return filePatterns.length > 0 ? [{ step, filePatterns }] : [];
  });
}

type Workspace = {
  packages?: readonly WorkspaceNode[];
  /** Finds the unit and browser tests that import one of these files, directly or through others. */
  findTests?: (files: readonly string[]) => string[];
};

/** Tests of the sources and documents of the whole workspace, which take a few seconds. */
const WORKSPACE_RULES = 'tests/architecture/';

const configuredChecks: Record<string, string> = {
  '.oxfmtrc.json': 'format',
  '.oxlintrc.json': 'lint',
  'knip.json': 'unused',
};

const browserFolders: Record<string, RegExp> = {
  composition: /^tests\/composition\/(?!fault-matrix)/,
  faults: /^tests\/composition\/fault-matrix/,
  quality: /^tests\/quality\//,
  journeys: /^tests\/e2e\//,
};

/** Jest reads the imports of unit and browser tests alike. */
function findRelatedTests(files: readonly string[]): string[] {
  const program = join('node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--config', 'tests/jest.config.cjs', '--listTests', '--json'];
  const kinds = ['--testMatch', '**/*.test.{ts,tsx}', '**/*.spec.ts'];
  const left = ['--testPathIgnorePatterns', '/node_modules/', '\\.(slow|long)\\.test\\.'];
  const args = [program, ...options, ...kinds, ...left, '--findRelatedTests', ...files];
  const list = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
  return list.map((file) => relative(process.cwd(), file));
}

/** Patterns of the unit tests that reach a file by something else than imports. */
function unitTests(files: readonly string[], packages: readonly WorkspaceNode[]): string[] {
  // A file beside a test may be started in a process or read as text.
  const beside = files.map((file) => `${dirname(file)}/[^/]+$`);
  const unknown = files.filter((file) => !existsSync(file) || !/\.[cm]?[jt]sx?$/.test(file));
  const owners = new Set(unknown.map((file) => ownerOf(file, packages)));
  const folders = dependents(owners as Set<WorkspaceNode>, packages).map((each) => each.folder);
  // A remote names the modules of its pages as text.
  const remotes = files.flatMap((file) => /^remotes\/[^/]+\//.exec(file) ?? []);
  const conformance = remotes.map((folder) => `${folder}src/conformance.test.ts`);
  for (const file of conformance) requireTests([file].filter(existsSync), file);
  return [
    WORKSPACE_RULES,
    ...beside,
    ...folders.map((folder) => `${folder}/`),
    ...remotes.map((folder) => `${folder}src/conformance`),
  ];
}

/** The rules of lint look at a file with the types of what it imports; all files for one that is gone. */
function lintedFiles(files: readonly string[]): Pick<Selection, 'filePatterns'> {
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  if (sources.length === 0 || !sources.every((file) => existsSync(file))) return {};
  return { filePatterns: [...new Set([...sources, ...listImporters(sources)])] };
}

/** A pattern that matches no file would select nothing in silence. */
function requireTests(files: string[], name: string): string[] {
  if (files.length > 0) return files;
  throw new Error(
    `No test is called ${name}, so --changed cannot check this change. Write one, or run npm test.`,
  );
}

/** A test that starts the backend imports this instead of its files. */
function listStartedFor(file: string): string[] {
  return file.startsWith('supabase/') ? ['shared/testing/src/embedded-backend.ts'] : [];
}

/** The browser tests that see a change in these packages; undefined for all. */
function browserTests(
  packages: readonly WorkspaceNode[],
  related: readonly string[],
): string[] | undefined {
  const remotes = packages.filter(({ folder }) => folder.startsWith('remotes/'));
  const isLimited = packages.every((each) => remotes.includes(each) || each.folder === 'tests');
  if (!isLimited) return undefined;
  return [...new Set([...remotes.flatMap(listRequiredJourneys), ...related])];
}

function listRequiredJourneys({ name }: WorkspaceNode): string[] {
  return requireTests(listJourneys(name), `${journeysFolder}${name}-*.spec.ts`);
}

/** Lists the files with journeys of a remote. */
export function listJourneys(remote: string): string[] {
  const names = readdirSync(journeysFolder, { recursive: true, encoding: 'utf8' });
  const files = names.filter(isSpec).map((name) => `${journeysFolder}${name}`);
  return files.filter((file) =>
    ['-', '/'].some((sign) => file.startsWith(`${journeysFolder}${remote}${sign}`)),
  );
}

const journeysFolder = 'tests/e2e/';

function isSpec(file: string): boolean {
  return file.endsWith('.spec.ts');
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
