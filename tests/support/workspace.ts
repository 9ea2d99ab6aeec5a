import { join, resolve } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..');

/** Where the running site keeps its data. */
export const dataFolder = resolve(workspaceRoot, process.env.SITE_DATA ?? '.data');
