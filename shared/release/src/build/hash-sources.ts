import fs from 'node:fs';
import path from 'node:path';
import { hashFiles, listFiles } from '@site/build/version';
import { appFolderOf, type AppName } from '@site/contract';
import { workspaceRoot } from '@site/store';

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
  const files = [...packageFolders(appFolderOf(app))].flatMap((folder) =>
    listFiles(path.join(workspaceRoot, folder), NOT_SOURCES).map((file) => `${folder}/${file}`),
  );
  return [...files, 'pnpm-lock.yaml'];
}

/** Folders of a package, of the build, and of every workspace package that they depend on at run time. */
function packageFolders(folder: string, found = new Set(['shared/build'])): Set<string> {
  const manifest = path.join(workspaceRoot, folder, 'package.json');
  const { dependencies = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  found.add(folder);
  for (const name of Object.keys(dependencies)) {
    const dependency = `shared/${name.replace('@site/', '')}`;
    if (name.startsWith('@site/') && !found.has(dependency)) packageFolders(dependency, found);
  }
  return found;
}
