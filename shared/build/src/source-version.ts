import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const workspaceRoot = path.resolve(import.meta.dirname, '../../..');
const notSource =
  /(^|\/)(node_modules|dist|bench|e2e|film)(\/|$)|\.(test|spec)\.tsx?$|\.md$(?<!legal\/.*\.md)/;

/**
 * The version of an app before it is built: a hash over its sources, the shared rooms and the lock file.
 * The same sources always give the same version, so an unchanged app need not be built again, and the
 * version can stand in the names inside the build.
 * @param app folder relative to the workspace: 'remotes/marketing'
 * @returns ten characters, 0-9 and a-z
 */
export function sourceVersion(app: string): string {
  const hash = createHash('sha256');
  const folders = [
    app,
    'shared/contract',
    'shared/session',
    'shared/theme',
    'shared/ui',
    'shared/router',
    'shared/build',
  ];
  const files = folders.flatMap((folder) => listFiles(path.join(workspaceRoot, folder)));
  for (const file of [...files, path.join(workspaceRoot, 'pnpm-lock.yaml')].sort()) {
    // Relative and with forward slashes, so that every machine gets the same version.
    hash.update(path.relative(workspaceRoot, file).split(path.sep).join('/'));
    hash.update(fs.readFileSync(file));
  }
  return BigInt(`0x${hash.digest('hex').slice(0, 24)}`)
    .toString(36)
    .padStart(10, '0')
    .slice(0, 10);
}

function listFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    const relative = path.relative(workspaceRoot, full).split(path.sep).join('/');
    if (notSource.test(relative)) return [];
    return entry.isDirectory() ? listFiles(full) : [full];
  });
}
