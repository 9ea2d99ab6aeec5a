import path from 'node:path';
import { workspaceRoot } from '@site/build/version';

export { workspaceRoot };

/** Returns the folder of this machine's data: releases, database, mails, keys. */
export function getDataFolder(): string {
  return path.resolve(workspaceRoot, process.env['SITE_DATA'] ?? '.data');
}
