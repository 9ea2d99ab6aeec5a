import { join, resolve } from 'node:path';

export const workspace = join(import.meta.dirname, '..', '..');

/** Where the running site keeps its data. */
export const dataFolder = resolve(workspace, process.env.SITE_DATA ?? '.data');
