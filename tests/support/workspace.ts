import { join, resolve } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..');

/** Data folder of the running site. */
export const dataFolder = resolve(workspaceRoot, process.env.SITE_DATA ?? '.data');
