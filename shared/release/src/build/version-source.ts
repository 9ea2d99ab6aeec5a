import { execFileSync } from 'node:child_process';
import os from 'node:os';
import type { AppName, VersionSource } from '@site/contract';
import { workspaceRoot } from '@site/node';
import { sourcePathsOf } from './hash-sources';

/** Reads where the sources of an app come from. @returns undefined without Git, as for an unpacked archive */
export function readVersionSource(
  app: AppName,
  repository = workspaceRoot,
): VersionSource | undefined {
  const git = (...args: string[]) => runGit(repository, args);
  // An archive may be unpacked inside another repository, whose commits do not contain these files.
  const [lockfile, ...folders] = sourcePathsOf(app);
  const [commit] = git('rev-parse', 'HEAD', `HEAD:./${lockfile}`)?.split('\n') ?? [];
  if (!commit) return undefined;
  const branch = process.env['GITHUB_REF_NAME'] ?? git('symbolic-ref', '--short', 'HEAD');
  const isDirty = git('status', '--porcelain', '--', lockfile, ...folders) !== '';
  return { commit, ...(branch ? { branch } : {}), isDirty, builder: runUrl() ?? releasedBy() };
}

/** Returns a sentence about sources that nobody can get again. */
export function findSourceProblem(app: AppName, source?: VersionSource): string | undefined {
  if (!source) return `There is no Git commit of the sources of "${app}", so none is recorded.`;
  if (!source.isDirty) return undefined;
  return `The sources of "${app}" differ from commit ${source.commit}, and are used as they are.`;
}

/** Tells whether a commit is, or follows from, another one. False when this clone does not hold both. */
export function isAncestor(
  ancestor: VersionSource,
  { commit }: VersionSource,
  repository = workspaceRoot,
): boolean {
  return runGit(repository, ['merge-base', '--is-ancestor', ancestor.commit, commit]) !== undefined;
}

/** Tells whether this clone holds a commit. */
export function hasCommit({ commit }: VersionSource, repository = workspaceRoot): boolean {
  return runGit(repository, ['cat-file', '-e', `${commit}^{commit}`]) !== undefined;
}

/** Returns a file as it was in a commit. @returns undefined when this clone does not hold it */
export function readSourceFile(
  { commit }: VersionSource,
  file: string,
  repository = workspaceRoot,
): string | undefined {
  return runGit(repository, ['show', `${commit}:./${file}`]);
}

/** Returns the person who runs this command. */
export function releasedBy(): string {
  const configured = process.env['SITE_RELEASED_BY'] ?? process.env['GITHUB_ACTOR'];
  if (configured) return configured;
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown'; // A container may have a user without a name.
  }
}

function runUrl(): string | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  return GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}

/** @returns the output; undefined when Git is missing or the command fails */
function runGit(cwd: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
