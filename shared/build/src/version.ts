import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Absolute path of the repository: the workspace that contains this file, or the one that this package is installed in.
 */
export const workspaceRoot = fs.realpathSync(
  import.meta.dirname.includes('node_modules')
    ? (import.meta.dirname.split(/[\\/]node_modules[\\/]/)[0] ?? '')
    : path.resolve(import.meta.dirname, '../../..'),
);

/** Environment variable with the version that a build uses in the names of its globals. */
export const VERSION_VARIABLE = 'SITE_BUILD_VERSION';

/** Placeholder in the build that the version is computed from. */
export const PLACEHOLDER_VERSION = '0000000000';

/** Computes the version of a build: a hash of names and bytes of all its files. @returns ten characters, 0-9 and a-z */
export function computeVersion(folder: string): string {
  return BigInt(`0x${hashFiles(folder, listFiles(folder)).slice(0, 24)}`)
    .toString(36)
    .padStart(10, '0')
    .slice(0, 10);
}

/** Hashes names and bytes. Names are relative and sorted, so that every machine gets the same hash. */
export function hashFiles(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = fs.readFileSync(path.join(root, file));
    // The length makes the boundaries between names and contents unambiguous.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Lists all files below a folder as sorted relative paths with forward slashes, without the `skipped` names. */
export function listFiles(root: string, skipped: readonly string[] = []): string[] {
  return walk(root, skipped).sort();
}

function walk(root: string, skipped: readonly string[]): string[] {
  return fs.readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return [];
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory()) return [];
    return walk(path.join(root, entry.name), skipped).map((file) => `${entry.name}/${file}`);
  });
}

/** Environment variable with the port of a remote's development server. */
export const DEVELOPMENT_PORT_VARIABLE = 'SITE_DEVELOPMENT_PORT';
