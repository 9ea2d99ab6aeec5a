import path from 'node:path';
import { hashFiles, listFiles } from '@site/build/version';
import { appFolder, type AppName } from '@site/contract';
import { workspaceRoot } from '../store/workspace';

const notSource = ['node_modules', 'dist', '.data', 'test-results'];

/** Says whether anything changed since an app was built. */
export function sourceStamp(app: AppName): string {
  return hashFiles(workspaceRoot, sourceFiles(app));
}

/**
 * Every file that could matter to the build of an app, tests and all: one too many costs a build whose
 * version is the old one, one too few would ship old code.
 */
export function sourceFiles(app: AppName): string[] {
  const folders = [appFolder(app), 'shared'].flatMap((folder) =>
    listFiles(path.join(workspaceRoot, folder), notSource).map((file) => `${folder}/${file}`),
  );
  return [...folders, 'pnpm-lock.yaml'];
}
