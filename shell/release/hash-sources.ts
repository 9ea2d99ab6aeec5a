import path from 'node:path';
import { hashFiles, listFiles } from '@site/build/version';
import { appFolderOf, type AppName } from '@site/contract';
import { workspaceRoot } from '../store/workspace';

const NOT_SOURCES = ['node_modules', 'dist', '.data', 'test-results'];

/** Hashes the sources of an app, to detect changes since its last build. */
export function hashSources(app: AppName): string {
  return hashFiles(workspaceRoot, listSourceFiles(app));
}

/**
 * Lists every file that could affect the build of an app, including tests: an extra file costs a rebuild with the same
 * version, a missing one would ship old code.
 */
export function listSourceFiles(app: AppName): string[] {
  const [lockfile, ...folders] = sourcePathsOf(app);
  const files = folders.flatMap((folder) =>
    listFiles(path.join(workspaceRoot, folder), NOT_SOURCES).map((file) => `${folder}/${file}`),
  );
  return [...files, lockfile];
}

/** Returns the files and folders that a build reads, relative to the workspace. */
export function sourcePathsOf(app: AppName): [lockfile: string, ...folders: string[]] {
  return ['pnpm-lock.yaml', appFolderOf(app), 'shared'];
}
