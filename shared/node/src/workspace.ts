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

/** Returns the folder of this machine's data: releases, database, mails, keys. */
export function getDataFolder(): string {
  return path.resolve(workspaceRoot, process.env['SITE_DATA'] ?? '.data');
}
