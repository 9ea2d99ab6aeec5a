import path from 'node:path';

/** Absolute path of the workspace. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** Returns the folder of this machine's data: releases, database, mails, keys. */
export function getDataFolder(): string {
  return path.resolve(workspaceRoot, process.env['SITE_DATA'] ?? '.data');
}
