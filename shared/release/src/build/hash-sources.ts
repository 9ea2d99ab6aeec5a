import fs from 'node:fs';
import path from 'node:path';
import { hashFiles, listFiles, workspaceRoot } from '@site/node';
import { appFolderOf, type AppName } from '@site/contract';

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
  const builds = [BUILD_FOLDER].filter(isHere).flatMap((folder) => [...packageFolders(folder)]);
  return [findLockfile(), ...packageFolders(appFolderOf(app), new Set(builds))];
}

/** Returns the lock file of pnpm, or of the package manager that a team elsewhere uses; it names their platform's versions. */
function findLockfile(): string {
  const names = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];
  const found = names.find((name) => fs.existsSync(path.join(workspaceRoot, name)));
  if (found) return found;
  throw new Error(
    `${workspaceRoot} has no lock file, so nobody could build this version again. Run npm install, then try again.`,
  );
}

const BUILD_FOLDER = 'shared/build';

/** Adds the folders of a package and of every workspace package that it depends on at run time. */
function packageFolders(folder: string, found = new Set<string>()): Set<string> {
  const manifest = path.join(workspaceRoot, folder, 'package.json');
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(
    fs.readFileSync(manifest, 'utf8'),
  );
  found.add(folder);
  for (const name of Object.keys(dependencies)) {
    const dependency = `shared/${name.replace('@site/', '')}`;
    if (name.startsWith('@site/') && !found.has(dependency) && isHere(dependency))
      packageFolders(dependency, found);
  }
  return found;
}

/** In a repository of its own, a remote has the packages of the platform installed. */
function isHere(folder: string): boolean {
  return fs.existsSync(path.join(workspaceRoot, folder));
}
